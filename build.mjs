// Makes dist/ from src, bots and experiments.
//
// The program is bundled, and each file of the bundle is one function: measured with Node 20, V8 compiles what is
// declared in a function to faster code than the same declared in a module, whether modules are bundled or not. The
// rules of a game are thousands of small functions in hundreds of modules, and play 1.1 to 1.3 times as fast this way
// (docs/performance.md).
//
// Three files keep their places: the command line, the library and the worker of a thread. What they share, and what is
// loaded only when needed, lies in dist/chunks, so there is one State, one ConfigError, for all of a process. The
// compiler writes the declarations, experiments are translated one by one, and content tables are copied to where
// the code's import.meta.url looks for them.
//
// The new tree is made apart and swapped in at the end, so that a study that starts meanwhile sees the old one whole.
import { spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import ts from 'typescript';

const root = dirname(fileURLToPath(import.meta.url));
const target = join(root, 'dist');
const staging = join(root, `dist.staging-${process.pid}`);
const previous = join(root, `dist.previous-${process.pid}`);
const commandLine = 'src/cli/main';
const entries = [commandLine, 'src/index', 'src/lab/worker'];

/** What all files are made with; experiments as well. */
const common = {
  absWorkingDir: root,
  outdir: staging,
  outbase: root,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
};

/**
 * What stands for import.meta.url, in the source it was written in: the URL that the module would have if it were a file
 * of its own in dist/, which is below the URL that each file of the bundle calls so.
 */
const OWN_URL = 'moduleUrl$';
const TARGET_URL = 'targetUrl$';

try {
  const [types, ...code] = await Promise.allSettled([declarations(), program(), experiments()]);
  for (const { reason } of code) if (reason) throw reason;
  for (const folder of ['src', 'bots', 'experiments']) copyAssets(join(root, folder));
  chmodSync(join(staging, `${commandLine}.js`), 0o755);
  if (existsSync(target)) renameSync(target, previous);
  renameSync(staging, target);
  rmSync(previous, { recursive: true, force: true });
  // As with tsc itself, a type error fails the build but what could be emitted is there.
  process.exitCode = types.value ? 0 : 1;
} finally {
  rmSync(staging, { recursive: true, force: true });
}

/** Checks all types, and writes what users' compilers read. */
async function declarations() {
  const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  const words = [compiler, '-p', 'tsconfig.build.json', '--outDir', staging];
  const child = spawn(process.execPath, words, { cwd: root, stdio: 'inherit' });
  return (await new Promise((resolve) => child.once('close', resolve))) === 0;
}

/** Bundles what runs, with what it loads when needed. */
async function program() {
  const { outputFiles } = await build({
    ...common,
    entryPoints: entries.map((entry) => `${entry}.ts`),
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    packages: 'external',
    sourcemap: true,
    sourcesContent: false,
    write: false,
    plugins: [{ name: 'as-separate-modules', setup: asSeparateModules }],
    define: { 'import.meta.url': OWN_URL },
    // A function cannot wait.
    supported: { 'top-level-await': false },
  });
  for (const { path, text } of outputFiles) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, path.endsWith('.js') ? inFunctionScope(path, text) : text);
  }
}

/** Studies import the library like those of users, and so are translated, not bundled. */
function experiments() {
  return build({ ...common, entryPoints: ['experiments/*.ts'], sourcemap: true, sourcesContent: false });
}

/** Copies every file below `folder` that is not compiled to the same place below the staging folder. */
function copyAssets(folder) {
  cpSync(folder, join(staging, relative(root, folder)), {
    recursive: true,
    filter: (path) => !/\.(ts|md)$/.test(path),
  });
}

/** Keeps for each source what it would have as a module of its own, and refuses what it would not have. */
function asSeparateModules({ onLoad }) {
  onLoad({ filter: /\.ts$/ }, ({ path }) => {
    const contents = readFileSync(path, 'utf8');
    // Importers would see only its first value: see inFunctionScope.
    const changing = /^export (let|var) .*/m.exec(contents);
    if (changing) return { errors: [{ text: `an export that changes cannot be bundled: ${changing[0]}` }] };
    if (!contents.includes('import.meta.url')) return { contents, loader: 'ts' };
    const place = relative(root, path).split(sep).join('/').replace(/\.ts$/, '.js');
    return { contents: `const ${OWN_URL} = new URL('${place}', ${TARGET_URL}).href; ${contents}`, loader: 'ts' };
  });
}

/**
 * Puts all that a file of the bundle does into one function. Its imports and exports stay outside; what it imports
 * becomes constants of the function, which is sound because modules do not import each other in circles
 * (.dependency-cruiser.cjs) and no export changes. Lines keep their numbers, so the source map holds.
 */
function inFunctionScope(path, text) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, false, ts.ScriptKind.JS);
  const start = file.statements[0].getStart(file);
  let end = start;
  let body = '';
  const outside = [];
  const constants = [];
  const returned = new Set();
  const exported = [];

  for (const statement of file.statements) {
    const code = text.slice(end, statement.end);
    end = statement.end;
    if (ts.isImportDeclaration(statement)) {
      outside.push(importUnderOtherNames(file, statement, constants));
      body += code.replace(/[^\n]/g, '');
    } else if (ts.isExportDeclaration(statement)) {
      for (const { propertyName, name } of statement.exportClause.elements) {
        const local = (propertyName ?? name).text;
        // What is exported as it was imported has its outer name already.
        if (!constants.includes(local)) returned.add(local);
        exported.push(`${outer(local)} as ${name.text}`);
      }
    } else body += code;
  }
  if (text.includes(TARGET_URL)) {
    const upwards = relative(dirname(path), staging).split(sep).join('/');
    outside.push(`const ${outer(TARGET_URL)} = new URL('${upwards}/', import.meta.url);`);
    constants.push(TARGET_URL);
  }

  const named = [...returned];
  return [
    text.slice(0, start),
    ...outside,
    `const { ${named.map((name) => `${name}: ${outer(name)}`).join(', ')} } = (() => {`,
    ...constants.map((name) => `const ${name} = ${outer(name)};`),
    body,
    `\nreturn { ${named.join(', ')} };\n})();\nexport { ${exported.join(', ')} };`,
    text.slice(end),
  ].join('');
}

/** What a name of the function is called in the module around it. */
function outer(name) {
  return `${name}$outer`;
}

/** An import declaration on one line, under the names of the module around the function; adds the inner ones. */
function importUnderOtherNames(file, { importClause, moduleSpecifier }, names) {
  const from = moduleSpecifier.getText(file);
  if (!importClause) return `import ${from};`;
  const { name: standard, namedBindings: named } = importClause;
  const parts = [];
  const renamed = (name) => {
    names.push(name.text);
    return outer(name.text);
  };
  if (standard) parts.push(renamed(standard));
  if (named && ts.isNamespaceImport(named)) parts.push(`* as ${renamed(named.name)}`);
  if (named && ts.isNamedImports(named)) {
    const elements = named.elements.map(
      ({ propertyName, name }) => `${(propertyName ?? name).text} as ${renamed(name)}`,
    );
    parts.push(`{ ${elements.join(', ')} }`);
  }
  return `import ${parts.join(', ')} from ${from};`;
}
