/** Puts behaviours to the shapes of the same names; a name without either does not compile. */
export function attach<K extends string, N extends string, S extends object, B extends object>(
  kind: K,
  shapes: Readonly<Record<N, S>>,
  behaviours: Readonly<Record<N, B>>,
): (S & B & { readonly kind: K; readonly name: N })[] {
  const entries: (S & B & { readonly kind: K; readonly name: N })[] = [];
  for (const name in shapes) entries.push({ ...shapes[name], ...behaviours[name], kind, name });
  return entries;
}
