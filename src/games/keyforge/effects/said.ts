import type { EffectStep, Expr, Program, Selector, SelectorPart } from '../../../engine/effects/code.js';

/** What a program says, taken apart: for those who want to know what it reads. */
export interface Said {
  /** The names of its filters and values. */
  readonly names: ReadonlySet<string>;
  /** What its descriptions of objects are made of. */
  readonly parts: readonly SelectorPart[];
}

/** Takes apart what the statements of a program say. */
export function saidBy({ code }: Program): Said {
  const names = new Set<string>();
  const parts: SelectorPart[] = [];

  function hearStep({ args, expr, selector, count }: EffectStep): void {
    for (const one of [...args, expr, count]) hearExpr(one);
    hearSelector(selector);
  }
  function hearExpr(expr: Expr | null): void {
    if (!expr) return;
    if (expr.value) names.add(expr.value.name);
    for (const one of [...expr.args, expr.left, expr.right]) hearExpr(one);
    hearSelector(expr.selector);
  }
  function hearSelector(selector: Selector | null): void {
    for (const part of selector?.parts ?? []) {
      parts.push(part);
      for (const one of [...part.args, part.source]) hearExpr(one);
      for (const { filter, args, operand } of part.filters) {
        names.add(filter.name);
        for (const one of [...args, operand]) hearExpr(one);
      }
    }
  }

  for (const step of code) hearStep(step);
  return { names, parts };
}
