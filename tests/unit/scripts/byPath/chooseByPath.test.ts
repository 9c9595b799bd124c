import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as rows from '../../../../cms/src/infrastructure/database/rows'
import { drawnByWeb, looksAtCms, openedBy } from '../../../../scripts/test/byPath/browserTests'
import type { Change } from '../../../../scripts/test/byPath/changes'
import { chooseByPath, type Selection } from '../../../../scripts/test/byPath/chooseByPath'
import { suites } from '../../../../scripts/test/suites'
import { repoRoot } from '../../../support/paths'

const importers = new Map(
  Object.entries({
    'cms/src/lib/toIpPrefix.ts': ['cms/src/server/main.ts', 'tests/unit/cms/toIpPrefix.test.ts'],
    'cms/src/server/main.ts': [],
    'packages/text-analysis/src/stem.ts': ['web/src/ui/Mark.tsx', 'cms/src/server/main.ts'],
    'web/src/ui/Mark.tsx': ['web/src/app/Page.tsx', 'tests/web/ui/Mark.test.tsx'],
    'web/src/app/Page.tsx': ['tests/web/app/Page.test.tsx'],
    'web/src/features/lecture/Reader.tsx': ['web/src/app/Routes.tsx'],
    'web/src/features/articles/reader/PageText.tsx': ['web/src/app/LectureRoute.tsx'],
    'web/src/app/LectureRoute.tsx': ['web/src/app/Routes.tsx'],
    'web/build/renderGuide.ts': ['web/build/guides.ts', 'tests/unit/web/renderGuide.test.ts'],
    'web/build/guides.ts': ['web/vite.config.ts'],
    'web/vite.config.ts': [],
    'web/src/ui/Slider.tsx': ['web/src/features/accueil/Home.tsx'],
    'web/src/features/accueil/Home.tsx': ['web/src/app/Routes.tsx'],
    'web/src/features/consent/Banner.tsx': ['web/src/app/Routes.tsx'],
    'web/src/app/Routes.tsx': [],
    'cms/src/features/images/panel/Cell.tsx': ['cms/src/app/(payload)/admin/importMap.js'],
    'cms/src/app/(payload)/admin/importMap.js': ['cms/src/app/(payload)/layout.tsx'],
    'cms/src/app/(payload)/layout.tsx': [],
    'cms/src/features/lecture/processing/text/verses.ts': [
      'cms/src/features/lecture/processing/main.ts',
      'tests/unit/cms/pdf.test.ts',
    ],
    'cms/src/features/lecture/processing/main.ts': [],
    'scripts/test/totals.ts': ['tests/unit/scripts/totals.test.ts'],
    'tests/support/client.ts': ['tests/cms/both/pages.test.ts', 'tests/release/upgrade.test.ts'],
    'tests/support/productForProject.ts': [],
    'tests/support/product.ts': ['tests/support/productForProject.ts'],
    'tests/unit/setup.ts': [],
    'tests/web/setup.ts': [],
    'tests/factories/pdfs/makePdf.ts': ['tests/unit/cms/pdf.test.ts'],
  }),
)

const builds = ['release/dev.test.ts', 'release/build.test.ts']

const testFiles = [
  ...['unit/cms/toIpPrefix.test.ts', 'unit/cms/pdf.test.ts', 'unit/scripts/totals.test.ts'],
  ...['unit/docs/links.test.ts', 'unit/readsSources.test.ts'],
  ...['web/ui/Mark.test.tsx', 'web/app/Page.test.tsx', 'web/features/aide/aide.test.tsx'],
  ...['cms/both/pages.test.ts', 'cms/embedded/users.test.ts', 'cms/production/nginxCache.test.ts'],
  ...['cms/bothForReleases/backup.test.ts', 'model/sequences.test.ts'],
  ...['cms/embedded/importFirebase.test.ts', 'e2e/site/accounts.spec.ts', 'e2e/site/menus.spec.ts'],
  ...['e2e/site/aide.spec.ts', 'e2e/webkit/story.spec.ts', 'e2e/production/publication.spec.ts'],
  ...['readme/start.test.ts', 'readme/compose.test.ts', 'readme/mentioned.test.ts'],
  ...['e2e/site/panelAudit.spec.ts', 'e2e/site/reader.spec.ts', 'e2e/site/carousel.spec.ts'],
  ...['release/upgrade.test.ts', ...builds],
]

const choose = (...paths: (string | { path: string; lines: string[] })[]): Selection =>
  chooseByPath(
    paths.map((each) => (typeof each === 'string' ? { path: each, lines: [] } : each)),
    { importers, testFiles, fileReaders: ['unit/readsSources.test.ts'] },
  )

const filesOnMongo = ['cms/bothForReleases/backup.test.ts', 'model/sequences.test.ts']

const toObject = (selection: Selection) => Object.fromEntries(selection)

test('documents only: their tests, those in the browser for a guide', () => {
  const ofDocuments = {
    unit: ['unit/docs/links.test.ts'],
    readme: ['readme/mentioned.test.ts'],
  }
  expect(toObject(choose('docs/decisions/116-checks.md', 'README.md'))).toEqual(ofDocuments)
  expect(toObject(choose('docs/guide-editeur.md'))).toEqual({
    ...ofDocuments,
    web: ['web/features/aide/aide.test.tsx'],
    'e2e-embedded': ['e2e/site/aide.spec.ts'],
  })
})

test('changed tests: these files in each suite that runs them, and importers of changed support', () => {
  expect(toObject(choose('tests/cms/both/pages.test.ts'))).toEqual({
    'cms-production': ['cms/both/pages.test.ts'],
    'cms-embedded': ['cms/both/pages.test.ts'],
  })
  // A test of a release runs when it changed itself.
  expect([...choose('tests/support/client.ts').keys()]).toEqual(['cms-embedded', 'cms-production'])
  expect(toObject(choose('tests/release/upgrade.test.ts'))).toEqual({
    release: ['release/upgrade.test.ts'],
  })
  // A file of data stands for the modules beside it.
  expect(toObject(choose('tests/factories/pdfs/colonnes.pdf'))).toEqual({
    unit: ['unit/cms/pdf.test.ts'],
  })
})

test('the server of the HTTP tests: all of them', () => {
  expect(toObject(choose('tests/support/product.ts'))).toEqual({
    'cms-production': ['cms/both/pages.test.ts', 'cms/production/nginxCache.test.ts'],
    'cms-embedded': [
      ...['cms/both/pages.test.ts', 'cms/embedded/users.test.ts'],
      ...['cms/bothForReleases/backup.test.ts', 'model/sequences.test.ts'],
      'cms/embedded/importFirebase.test.ts',
    ],
  })
})

test.each([
  ['unit', 5],
  ['web', 3],
])('the set-up of the %s tests: all of them', (suite, count) => {
  const chosen = [...choose(`tests/${suite}/setup.ts`)]
  expect(chosen.map(([name, { length }]) => [name, length])).toEqual([[suite, count]])
})

test('web only: no suite of cms; web tests that import the change, all browsers', () => {
  const selection = choose('web/src/ui/Mark.tsx')

  expect(selection.get('web')).toEqual(['web/ui/Mark.test.tsx', 'web/app/Page.test.tsx'])
  expect(selection.get('unit')).toEqual(['unit/readsSources.test.ts'])
  expect(selection.get('e2e-embedded')).toContain('e2e/webkit/story.spec.ts')
  expect([...selection.keys()].filter((name) => name.startsWith('cms'))).toEqual([])
})

const inBrowser = (path: string) =>
  (choose(path).get('e2e-embedded') ?? []).filter((file) => openedBy.has(file))

test.each([
  ['a page of one feature: browser tests that open it', 'lecture/Reader.tsx', ['reader']],
  ['what another page draws of a feature', 'articles/reader/PageText.tsx', ['reader']],
  ['a part that one feature draws', '../ui/Slider.tsx', ['aide', 'carousel']],
  [
    'a part of every page: all but those of the panel',
    'consent/Banner.tsx',
    ['accounts', 'aide', 'reader', 'carousel'],
  ],
  [
    'a file that nothing imports',
    '../theme/colours.css',
    ['accounts', 'aide', 'reader', 'carousel'],
  ],
  ['a deleted part', '../ui/Deleted.tsx', ['accounts', 'aide', 'reader', 'carousel']],
])('web, %s', (_what, path, names) => {
  const file = join('web/src/features', path)

  expect(inBrowser(file)).toEqual(names.map((name) => `e2e/site/${name}.spec.ts`))
  // What opens most pages always runs.
  expect(choose(file).get('e2e-embedded')).toContain('e2e/site/menus.spec.ts')
})

test('parts of the panel: its browser tests, and those that ask for its pages', () => {
  const selection = choose('cms/src/features/images/panel/Cell.tsx')

  expect(selection.get('e2e-embedded')).toEqual([
    'e2e/site/accounts.spec.ts',
    'e2e/site/aide.spec.ts',
    'e2e/site/panelAudit.spec.ts',
  ])
  expect(selection.get('cms-embedded')).toEqual(['cms/embedded/users.test.ts'])
  expect(selection.has('cms-production')).toBe(false)
})

test('the child process that takes PDFs apart: tests that send or read them', () => {
  const selection = choose('cms/src/features/lecture/processing/text/verses.ts')

  expect(selection.get('unit')).toContain('unit/cms/pdf.test.ts')
  expect(selection.get('cms-embedded')).toEqual(['model/sequences.test.ts'])
  expect(selection.get('e2e-embedded')).toEqual(['e2e/site/reader.spec.ts'])
})

test('a file of cms whose program is unknown: all suites of cms', () => {
  expect(choose('cms/src/new/program.ts').get('cms-embedded')).toHaveLength(5)
})

test('changed cms: no test of web, and no browser test that needs web only', () => {
  const selection = choose('cms/src/lib/toIpPrefix.ts')

  expect(selection.has('web')).toBe(false)
  expect(selection.get('unit')).toEqual([
    'unit/cms/toIpPrefix.test.ts',
    'unit/readsSources.test.ts',
  ])
  expect(selection.get('e2e-embedded')).toEqual(
    ['accounts', 'panelAudit', 'reader'].map((name) => `e2e/site/${name}.spec.ts`),
  )
  expect(selection.get('cms-embedded')).toHaveLength(5)
  // Races and outages run at each commit; the copy of `both` on MongoDB and S3 does not.
  expect(selection.get('cms-production')).toEqual(['cms/production/nginxCache.test.ts'])
  expect(selection.has('release-production')).toBe(false)
})

test.each([
  ['the database', { path: 'cms/src/infrastructure/database/mongo.ts', lines: [] }],
  ['the storage', { path: 'cms/src/media/storage/s3/S3Storage.ts', lines: [] }],
  ['locks', { path: 'cms/src/infrastructure/locks/lockedChange.ts', lines: [] }],
  ['limits', { path: 'cms/src/infrastructure/rateLimit/count.ts', lines: [] }],
  ['jobs', { path: 'cms/src/infrastructure/jobs/startJobRunner.ts', lines: [] }],
  [
    'locks of a feature',
    { path: 'cms/src/features/pages/x.ts', lines: ['withLock(payload, x, save)'] },
  ],
  ...Object.keys(rows).map((name): [string, Change] => [
    `\`${name}\` of rows.ts`,
    { path: 'cms/src/features/pages/x.ts', lines: [`await ${name}(payload, 'pages', page)`] },
  ]),
  ['an order', { path: 'cms/src/features/pages/x.ts', lines: ["    sort: '-updatedAt',"] }],
  [
    'fields',
    { path: 'cms/src/features/pages/x.ts', lines: ["const FIELDS = selectFields('titre')"] },
  ],
  ['a query', { path: 'cms/src/features/pages/x.ts', lines: ['  await payload.find({'] }],
  ['a condition', { path: 'cms/src/features/pages/x.ts', lines: ['  where: { id: { equals } },'] }],
  ['an update', { path: 'cms/src/features/pages/x.ts', lines: ['payload.db.updateOne({ id })'] }],
])('%s: `both` and `bothForReleases` on MongoDB and S3 too', (_what, change) => {
  const selection = choose(change)

  expect(selection.get('cms-production')).toContain('cms/both/pages.test.ts')
  expect(selection.get('release-production')).toEqual(filesOnMongo)
})

test('a change without a query leaves `both` on MongoDB and S3 to the night', () => {
  const lines = [
    ...["title: 'Brouillon',", 'const found = list.find(isOpen)', 'seen.delete(id)'],
    ...["findAll(node, 'TR').map(toRow)", '  user-select: none;'],
    ...[
      '// Where a page has a text.',
      ' * The place where it is.',
      "import type { Where } from 'payload'",
    ],
  ]

  expect(
    choose({ path: 'cms/src/features/pages/x.ts', lines }).get('cms-production'),
  ).not.toContain('cms/both/pages.test.ts')
})

test('changed shared packages: both sides', () => {
  const selection = choose('packages/text-analysis/src/stem.ts')

  expect(selection.get('web')).toHaveLength(2)
  expect(selection.get('cms-embedded')).toHaveLength(5)
  expect(selection.get('e2e-embedded')).toHaveLength(7)
})

test.each([
  ...['package.json', 'package-lock.json', 'cms/package.json', 'scripts/environment.ts'],
  ...['scripts/build.ts', 'tests/vitest.config.ts', 'new-folder/x.ts'],
])('%s: all of a commit, `npm run dev`, a build, and all tests of the API on MongoDB', (path) => {
  const { release, 'release-production': onMongo, ...ofCommit } = toObject(choose(path))

  expect(Object.keys(ofCommit).toSorted()).toEqual(
    suites.flatMap(({ name, isForReleases }) => (isForReleases ? [] : [name])).toSorted(),
  )
  expect(release).toEqual(builds)
  expect(onMongo).toEqual(filesOnMongo)
})

test('settings of the checks and tools of the tests: no suite of the product', () => {
  expect(toObject(choose('.oxlintrc.json'))).toEqual({ unit: ['unit/readsSources.test.ts'] })
  expect(toObject(choose('scripts/test/totals.ts'))).toEqual({
    unit: ['unit/scripts/totals.test.ts', 'unit/readsSources.test.ts'],
  })
})

test.each(['scripts/dev.ts', 'web/vite.config.ts', 'cms/next.config.js'])(
  '%s: `npm run dev` and a build are started too',
  (path) => {
    const selection = choose(path)

    expect(selection.get('release')).toEqual(builds)
    expect(selection.get('readme')).toContain('readme/start.test.ts')
  },
)

test('the build of web: all tests of the server, which reads its output', () => {
  expect(choose('web/build/renderGuide.ts').get('cms-embedded')).toHaveLength(5)
})

test('files for operators: the tests that run them', () => {
  expect(toObject(choose('deploy/nginx.conf'))).toEqual({
    unit: ['unit/readsSources.test.ts'],
    'cms-production': ['cms/production/nginxCache.test.ts'],
    readme: ['readme/compose.test.ts'],
  })
  expect([...choose('tools/import-firebase/src/main.ts').values()].flat()).toContain(
    'cms/embedded/importFirebase.test.ts',
  )
})

test('each browser test that a change may leave out exists', () => {
  const named = [...drawnByWeb, ...openedBy.keys()]
  expect(named.filter((file) => !existsSync(join(repoRoot, 'tests', file)))).toEqual([])
})

test('each browser test that opens the panel runs for its parts', () => {
  const folder = join(repoRoot, 'tests/e2e/site')
  const opensPanel = readdirSync(folder).filter((name) =>
    /\/admin(?:['`/?#]|$)|from '\.\.\/panel'/m.test(readFileSync(join(folder, name), 'utf8')),
  )

  expect(opensPanel.length).toBeGreaterThan(15)
  expect(opensPanel.filter((name) => !openedBy.get(`e2e/site/${name}`)?.includes('panel'))).toEqual(
    [],
  )
})

test('each test that waits for a reading runs for the child process that takes PDFs apart', () => {
  const tests = join(repoRoot, 'tests')
  const waiting = readdirSync(tests, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /^(?:cms|e2e|model)\/.*\.(?:test|spec)\.ts$/.test(file) &&
      /\bwaitForReading\b|\bopenLectureSite\b/.test(readFileSync(join(tests, file), 'utf8')),
  )

  expect(waiting.length).toBeGreaterThan(15)
  expect(waiting.filter((file) => !looksAtCms(file, new Set(['reading'])))).toEqual([])
})
