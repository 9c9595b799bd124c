import type { Change } from './changes'

/** Parts of the repository, by what a change of them can break. */
export type Area =
  | 'documents'
  | 'guides'
  | 'checks'
  | 'tests'
  | 'cms'
  | 'web'
  | 'deploy'
  | 'commands'
  | 'import'
  | 'everything'

/** The build of web, whose output the server reads: HTML, headers of files, the guides. */
export const BUILDS_WEB = /^web\/(?:vite\.|build\/)/

/** The first match counts; what matches none is everything. */
const AREAS: [pattern: RegExp, areas: Area[]][] = [
  // web shows them under « Aide ».
  [/^docs\/(?:guide-[^/]+|publier)\.md$|^docs\/images\//, ['documents', 'guides']],
  [/^docs\/|\.md$|^LICENSE$|^\.env\.example$/, ['documents']],
  [
    /^(?:\.dependency-cruiser\.cjs|\.oxlintrc\.json|\.oxfmtrc\.json|knip\.json|\.gitignore|\.ci\/|\.github\/)/,
    ['checks'],
  ],
  [/^scripts\/(?:check|docs|lint|supplyChain|release|test)(?:\/|\.ts$)/, ['checks']],
  [
    /^scripts\/(?:docs|drawIcons|makeDemo|advisoriesUpdate|pruneImage|testSoak|testNight)\.[jt]s$/,
    ['checks'],
  ],
  [/^scripts\/(?:dev|pack|start|runBuilt|runConcurrently)\.[jt]s$/, ['commands']],
  [/^(?:deploy\/|Dockerfile|docker-compose\.yml$|\.dockerignore$)/, ['deploy']],
  [
    /^(?:cms|web|tests|(?:packages|tools)\/[^/]+)\/(?:package|tsconfig)[^/]*\.json$/,
    ['everything'],
  ],
  [/^tests\/(?:vitest\.config|e2e\/playwright\.config)\.ts$/, ['everything']],
  [/^tests\//, ['tests']],
  [/^cms\/(?:next\.config|vite\.config|build\/)/, ['cms', 'web', 'commands']],
  [BUILDS_WEB, ['cms', 'web', 'commands']],
  [/^(?:cms|packages)\//, ['cms']],
  [/^web\//, ['web']],
  [/^tools\/import-firebase\//, ['import']],
  // Sources of a file of cms.
  [/^tools\/demo\//, ['checks']],
]

export const toAreas = (path: string): Area[] =>
  AREAS.find(([pattern]) => pattern.test(path))?.[1] ?? ['everything']

/** Tests of documents: their links, commands and statements. */
export const READS_DOCUMENTS =
  /^unit\/(?:docs\/|envExample|monitoringFiles)|^readme\/(?:mentioned|commands)\.test|^cms\/embedded\/openapi\.test/
/** Tests of the pages « Aide », whose text the guides are. */
export const READS_GUIDES = /\/aide[./]/
/** Tests of the files that people deploy with. */
export const READS_DEPLOY =
  /^readme\/(?:compose|nginxUpstream|alertRules)\.test|^cms\/production\/(?:nginx\w+|caddy|behindTls|rollingRestart)\.test/
/** Tests of the command that imports the former site. */
export const RUNS_IMPORT = /import/i

export const RENDERS_WEB =
  /^cms\/embedded\/(?:ssr|frontDoor|pagePlaceholders|responseCache|seo)\.test/

const STORE =
  /^cms\/src\/(?:infrastructure\/(?:database|locks|rateLimit|jobs|contentVersion)|media\/(?:storage|storageApi|uploads)|features\/(?:backup|recherche\/index))\//

/** A call that reads or writes the database, also by the helpers of cms, or an option of one. */
const QUERY =
  /\b(?:where|sql)\b|\b(?:(?:byId|createOrFind|setKey|isDuplicateKeyError)\(|(?:find(?:All|Fields|First|Row|Some)|(?:count|delete)Rows|(?:change|update)Row)(?:<.*>)?\((?:$|req\b|(?:\w+\.)*payload\b)|withLocks?\(|selectFields\()|(?<![-\w])(?:sort|select|limit|pagination):|\b(?:payload|db|collection|model)\.(?:\w*(?:find|count|create|update|delete|upsert|aggregate|bulk|run|execute)\w*)\(|\$(?:inc|set|in|or|and|lt|gt|push|pull)\b/i

/** A comment, or an import, whose module has the query. */
const NO_CODE = /^\s*(?:\/\/|\/?\*|import\b)/

/** Whether a change touches what differs between the set-ups: database, storage, locks, limits, jobs, a query. */
export const isStore = ({ path, lines }: Change): boolean =>
  STORE.test(path) ||
  (path.startsWith('cms/src/') && lines.some((line) => QUERY.test(line) && !NO_CODE.test(line)))
