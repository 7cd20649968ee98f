// Import directions, made from the one table that test/architecture reads too, and no circles at run time.
const directions = require('./test/architecture/importDirections.json');

const ownCode = '^(src|bots|experiments|test)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...directions.flatMap(({ from, fromNot, mayImport, builtins, why }) => {
      const source = fromNot ? { path: from, pathNot: fromNot } : { path: from };
      const outside = {
        name: `only-allowed-folders: ${from}`,
        comment: why,
        severity: 'error',
        from: source,
        to: { path: ownCode, pathNot: mayImport },
      };
      const system = {
        name: `no-node-modules-of-the-system: ${from}`,
        comment: why,
        severity: 'error',
        from: source,
        to: { dependencyTypes: ['core'] },
      };
      return builtins ? [outside] : [outside, system];
    }),
    {
      name: 'no-circle',
      comment: 'modules that need each other at run time are one module; circles of types alone do no harm',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'not-resolved',
      comment: 'an import that leads nowhere',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-development-package',
      comment: 'what users install holds only the packages under "dependencies"',
      severity: 'error',
      from: { path: '^(src|bots|experiments)/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default'] },
  },
};
