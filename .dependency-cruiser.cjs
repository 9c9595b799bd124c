const { readdirSync } = require('node:fs')

/** Rooms of each folder, the lowest first: a room imports only those before it. */
const WEB_ROOMS = ['theme', 'lib', 'domain', 'ui', 'features', 'offline', 'app', 'ssr']
/** Menus list pages; routes are made of pages and layouts. */
const WEB_APP_ROOMS = ['pages', 'layouts', 'routing']
const CMS_ROOMS = [
  ...['lib', 'infrastructure', 'access', 'fields', 'media', 'features'],
  ...['seed', 'admin', 'payload\\.config\\.ts', 'openapi', 'commands', 'server', 'app'],
]
const MEDIA_ROOMS = [
  ...[
    'storage',
    'validation',
    'records',
    'images',
    'sizes',
    'usage',
    'serving',
    'storageApi',
    'uploads',
  ],
]
const INFRASTRUCTURE_ROOMS = [
  ...['contentVersion', 'email', 'journal', 'database', 'locks', 'rateLimit', 'jobs'],
]
const SERVER_ROOMS = ['health', 'rest', 'ssr', 'responseCache', 'frontDoor', 'boot']

/** Features: others know their index.ts only (decision 102). */
const FEATURES = readdirSync(`${__dirname}/cms/src/features`)
/**
 * What browsers, child processes, commands and the front door import has a door of its own: with index.ts
 * comes the server, or with it would come what only a command needs. `doorRoute.ts` is the front door’s.
 */
const DOORS = {
  backup: ['commands\\.ts$'],
  lecture: ['text/'],
  retention: ['durations\\.ts$'],
}
const ACCOUNTS_ROOMS = [
  ...['records', 'requests', 'notifications', 'invitations', 'passwords', 'sessions'],
  ...['secondFactor', 'signIn', 'users', 'panel', 'openapi', 'index\\.ts'],
]
const NEWSLETTER_ROOMS = [
  ...['subscribers', 'subscription', 'letters', 'campaigns', 'sending', 'annonces'],
  ...['panel', 'openapi', 'index\\.ts'],
]
const ARTICLES_ROOMS = [
  ...['records', 'proposal', 'sync', 'views', 'contents', 'arrangement', 'collection'],
  ...['operations\\.ts', 'index\\.ts'],
]
const RECHERCHE_ROOMS = [
  ...['index', 'indexing', 'query', 'results', 'proches'],
  ...['search\\.ts', 'searchEndpoints\\.ts', 'operations\\.ts', 'index\\.ts'],
]
const LECTURE_ROOMS = [
  ...['text', 'processing', 'records', 'preparation', 'recognition', 'endpoints', 'panel'],
  ...['operations\\.ts', 'index\\.ts'],
]
const BACKUP_ROOMS = [
  ...['BackupError\\.ts', 'siteContent\\.ts', 'tables', 'targets', 'repository'],
  ...['backupState\\.ts', 'describeBackup\\.ts', 'creation', 'restore', 'runBackup\\.ts'],
  ...['startDailyBackup\\.ts', 'index\\.ts', 'commands\\.ts'],
]

const REGARDS_ROOMS = [
  ...['publicationDay', 'documents', 'changes', 'collection', 'operations\\.ts', 'index\\.ts'],
]

const ADMINISTRATION_ROOMS = [
  ...['pdf', 'publication', 'campaigns', 'issues', 'articles', 'AdminRegardsPage\\.tsx'],
]
const PUBLICATION_ROOMS = ['upload', 'drafts', 'publisher', 'form']

const PAGES_ROOMS = ['versions', 'saving', 'panel', 'defaultTexts', 'globals', 'index\\.ts']

/** A folder that is not listed would be under no rule. */
const onlyListed = (folder, rooms) => {
  const unlisted = { path: `^${folder}/(?!(${rooms.join('|')})(/|$))[^/]+/` }
  const rule = {
    comment: `${folder}: a new folder takes its place among ${rooms.join(', ')}.`,
    severity: 'error',
  }
  const name = `${folder.replaceAll('/', '-')}-has-listed-folders`
  return [
    { ...rule, name: `${name}-only`, from: unlisted, to: {} },
    { ...rule, name: `${name}-to-import`, from: {}, to: unlisted },
  ]
}

const inOrder = (folder, rooms) => [
  ...onlyListed(folder, rooms),
  ...rooms.slice(0, -1).map((room, index) => ({
    name: `${folder.replaceAll('/', '-')}-${room.replace(/\W/g, '')}-imports-no-higher-room`,
    comment: `${folder}: ${rooms.join(', ')}; each imports only those before it.`,
    severity: 'error',
    from: { path: `^${folder}/${room}(/|$)` },
    to: { path: `^${folder}/(${rooms.slice(index + 1).join('|')})(/|$)` },
  })),
]

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
      name: 'shared-packages-know-nothing',
      comment:
        'The contract, the language of the search and the engine that reads PDFs are what server and browser share.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: {
        path: '^(cms|web|tests|tools|scripts|packages)/',
        pathNot: '^packages/$1/',
      },
    },
    {
      name: 'styled-components-for-publication',
      comment:
        'All but a row whose gap is a prop is styled by CSS Modules: no script of a visitor has styles (decision 148).',
      severity: 'error',
      from: {
        path: '^web/src/',
        pathNot: '^web/src/features/administration/publication/form/RegardFields\\.tsx$',
      },
      to: { path: 'node_modules/styled-components/' },
    },
    {
      name: 'schemas-as-types',
      comment:
        'Schemas are made with zod, which no script of a visitor has, and which a child process of one picture or PDF would load for nothing: they take types.',
      severity: 'error',
      from: {
        path: '^(web/|cms/src/(media/images/child|features/lecture/(processing|text))/)',
      },
      to: {
        path: '^packages/contract/src/(schemas|errors)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    ...onlyListed('packages', ['contract', 'pdf-engine', 'text-analysis']),
    ...onlyListed('packages/contract/src', ['schemas', 'errors']),
    {
      name: 'cms-knows-no-web-source',
      comment: 'cms takes the built web (web/dist), never its source.',
      severity: 'error',
      from: { path: '^cms/' },
      to: { path: '^web/src/' },
    },
    {
      name: 'web-features-do-not-import-each-other',
      comment: 'What two features share moves down to domain or lib, or is put together in app.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'web-rooms-are-imported-by-their-alias',
      comment: 'What leaves its room or feature begins with @web/ (tsconfig.base.json).',
      severity: 'error',
      from: { path: '^web/src/(features/[^/]+|[^/]+)/' },
      to: { path: '^web/src/', pathNot: '^web/src/$1/', dependencyTypesNot: ['aliased'] },
    },
    {
      name: 'cms-features-import-retention-trash-and-contents-only',
      comment:
        'Features do not know each other, but for the durations that retention enforces, the trash of a collection and the contents of issues.',
      severity: 'error',
      from: {
        path: '^cms/src/features/([^/]+)/',
        pathNot: '^cms/src/features/(articles|epub|iiif|oai|pages|regards)/',
      },
      to: {
        path: '^cms/src/features/',
        pathNot: '^cms/src/features/(($1|retention)/|(articles|corbeille)/index\\.ts$)',
      },
    },
    {
      name: 'cms-articles-import-lecture-only',
      comment: 'Articles are made of the pages of a reading, which knows nothing of them.',
      severity: 'error',
      from: { path: '^cms/src/features/articles/' },
      to: { path: '^cms/src/features/', pathNot: '^cms/src/features/(articles|lecture)/' },
    },
    {
      name: 'cms-exports-import-articles-and-lecture',
      comment:
        'Books, harvests and manifests are made of articles and pages, which know none of them.',
      severity: 'error',
      from: { path: '^cms/src/features/(epub|iiif|oai)/' },
      to: { path: '^cms/src/features/', pathNot: '^cms/src/features/($1|articles|lecture)/' },
    },
    {
      name: 'cms-regards-import-what-an-issue-has',
      comment:
        'An issue has articles, a reading, counters, an announcement, a plan: none of them knows the collection of issues.',
      severity: 'error',
      from: { path: '^cms/src/features/regards/' },
      to: {
        path: '^cms/src/features/',
        pathNot:
          '^cms/src/features/(regards|articles|corbeille|iiif|lecture|newsletter|recherche|scheduledPublication|statistics)/',
      },
    },
    {
      name: 'cms-pages-import-what-a-page-has',
      comment:
        'A page is searched and planned, holds the settings of consents and tells what is kept how long: none of them knows the pages.',
      severity: 'error',
      from: { path: '^cms/src/features/pages/' },
      to: {
        path: '^cms/src/features/',
        pathNot: '^cms/src/features/(pages|consent|recherche|retention|scheduledPublication)/',
      },
    },
    {
      name: 'no-folder-cycles',
      comment: 'Folders that need each other are one folder.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(cms|web)/src/' },
      to: { circular: true },
    },
    ...inOrder('web/src', WEB_ROOMS),
    ...inOrder('web/src/app', WEB_APP_ROOMS),
    ...inOrder('web/src/features/administration', ADMINISTRATION_ROOMS),
    ...inOrder('web/src/features/administration/publication', PUBLICATION_ROOMS),
    ...inOrder('cms/src', CMS_ROOMS),
    ...inOrder('cms/src/media', MEDIA_ROOMS),
    ...inOrder('cms/src/infrastructure', INFRASTRUCTURE_ROOMS),
    ...inOrder('cms/src/features/accounts', ACCOUNTS_ROOMS),
    ...inOrder('cms/src/features/newsletter', NEWSLETTER_ROOMS),
    ...inOrder('cms/src/features/articles', ARTICLES_ROOMS),
    ...inOrder('cms/src/features/recherche', RECHERCHE_ROOMS),
    ...inOrder('cms/src/features/lecture', LECTURE_ROOMS),
    ...inOrder('cms/src/features/regards', REGARDS_ROOMS),
    ...inOrder('cms/src/features/pages', PAGES_ROOMS),
    ...inOrder('cms/src/features/backup', BACKUP_ROOMS),
    {
      name: 'cms-lecture-children-know-no-server',
      comment:
        'Child processes of bounded memory take PDFs apart: without settings and database; oxlint keeps Payload out.',
      severity: 'error',
      from: { path: '^cms/src/features/lecture/(processing|text)/' },
      to: {
        path: '^cms/src/',
        pathNot:
          '^cms/src/(features/lecture/(processing/|text/|limits\\.ts$|types\\.ts$)|lib/(richText|process/sharp)\\.ts$)',
      },
    },
    ...FEATURES.map((feature) => ({
      name: `cms-${feature}-is-imported-by-its-index`,
      comment: 'What a feature offers to others is in its index.ts; the rest may change freely.',
      severity: 'error',
      from: {
        path: '^cms/src/',
        // Payload generates it from the paths of components.
        pathNot: `^cms/src/(features/${feature}/|app/\\(payload\\)/admin/importMap\\.js$)`,
      },
      to: {
        path: `^cms/src/features/${feature}/(?!${['index\\.ts$', 'doorRoute\\.ts$', ...(DOORS[feature] ?? [])].join('|')})`,
      },
    })),
    ...inOrder('cms/src/server', SERVER_ROOMS),
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
      // Vite’s `?url` of a file that a package exports by its name.
      to: { couldNotResolve: true, pathNot: '\\.wasm\\?url$' },
    },
    {
      name: 'not-to-dev-dependencies',
      comment: 'What runs in production is among the dependencies.',
      severity: 'error',
      from: { path: '^(cms|web|tools/import-firebase)/src/' },
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
