/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Modules that need each other cannot be understood, or tested, one at a time.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'web-knows-cms-by-its-types-only',
      comment: 'The SPA speaks to cms over HTTP; it may know the generated types, as types.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^cms/', pathNot: '^cms/src/payload-types\\.ts$' },
    },
    {
      name: 'cms-types-as-types',
      comment: 'The generated types are imported with `import type`: nothing of cms is bundled.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^cms/src/payload-types\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'cms-knows-no-web-source',
      comment: 'cms takes the built web (web/dist), never its source.',
      severity: 'error',
      from: { path: '^cms/' },
      to: { path: '^web/src/' },
    },
    {
      name: 'features-do-not-know-each-other',
      comment: 'What two features share moves down to ui or lib, or is put together in app.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'features-do-not-know-app',
      comment: 'app knows everything; only paths.ts, which holds the URLs, is known from below.',
      severity: 'error',
      from: { path: '^web/src/features/' },
      to: { path: '^web/src/app/', pathNot: '^web/src/app/paths\\.ts$' },
    },
    {
      name: 'base-knows-no-feature',
      comment: 'ui, lib and theme are what features are built from.',
      severity: 'error',
      from: { path: '^web/src/(ui|lib|theme)/' },
      to: { path: '^web/src/(features|app)/', pathNot: '^web/src/app/paths\\.ts$' },
    },
    {
      name: 'product-knows-no-tests',
      comment: 'Nothing that is shipped needs the tests, the tools or the scripts.',
      severity: 'error',
      from: { path: '^(cms|web)/' },
      to: { path: '^(tests|tools|scripts)/' },
    },
    {
      name: 'no-unresolvable',
      comment: 'An import that leads nowhere fails when it is run.',
      severity: 'error',
      from: {},
      // Payload's own routes import the configuration by an alias of cms/tsconfig.json.
      to: { couldNotResolve: true, pathNot: '^@payload-config$' },
    },
    {
      name: 'not-to-dev-dependencies',
      comment: 'What runs in production is among the dependencies.',
      severity: 'error',
      from: { path: '^(cms|web)/src/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-server|\\.next|node_modules/\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.cjs', '.json', '.css', '.svg'],
    },
  },
}
