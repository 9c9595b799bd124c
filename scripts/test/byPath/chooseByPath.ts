import { suites, type Suite } from '../suites'
import type { Change } from './changes'
import { withImporters, type Importers } from './importGraph'
import {
  isStore,
  READS_DEPLOY,
  READS_DOCUMENTS,
  READS_GUIDES,
  RENDERS_WEB,
  RUNS_IMPORT,
  toAreas,
  type Area,
} from './areas'
import { looksAtCms, looksAtWeb } from './browserTests'
import { findCmsParts, findWebFeatures, type CmsPart } from './reach'

/** What the choice is made from. */
export type Project = {
  importers: Importers
  /** All test files, relative to the folder tests. */
  testFiles: string[]
  /** Unit and web tests that read files of the repository, which no import tells. */
  fileReaders: string[]
}

/** Test files of each suite, relative to the folder tests. */
export type Selection = Map<string, string[]>

/** Returns the test files that can fail by a change, by suite; see decision 131. */
export function chooseByPath(changes: Change[], project: Project): Selection {
  const { importers, testFiles, fileReaders } = project
  const areas = new Set(changes.flatMap(({ path }) => toAreas(path)))
  const filesOf = (suite: Suite) =>
    testFiles.filter((file) => suite.folders.some((folder) => file.startsWith(`${folder}/`)))
  const select = (isChosen: (suite: Suite, file: string) => boolean): Selection =>
    new Map(
      suites.flatMap((suite) => {
        const files = filesOf(suite).filter((file) => isChosen(suite, file))
        return files.length > 0 ? [[suite.name, files] as const] : []
      }),
    )
  if (areas.has('everything')) {
    return select(
      ({ name, isForReleases = false }, file) =>
        !isForReleases || name === 'release-production' || BUILDS.has(file),
    )
  }

  const changed = changes.flatMap(({ path }) => toModules(path, importers))
  const affected = withImporters(changed, importers)
  for (const file of affected) {
    if (/^(?:cms|packages)\//.test(file)) areas.add('cms')
    if (file.startsWith('web/')) areas.add('web')
  }
  const isChanged = new Set(changed.map(toTestFile))
  const isAffected = new Set([...affected].map(toTestFile))
  const runs = toRule({
    areas,
    cmsParts: findCmsParts(affected, importers),
    webFeatures: findWebFeatures(changed, importers),
    isStoreChanged: changes.some(isStore),
    changedSetups: SETUPS.flatMap(([file, project]) => (affected.has(file) ? [project] : [])),
    // They read sources and settings; tests of documents have a rule of their own.
    fileReaders: new Set([...areas].every((area) => READ_BY_RULE.has(area)) ? [] : fileReaders),
  })
  return select((suite, file) => {
    if (isChanged.has(file)) return true
    return (!suite.isForReleases && isAffected.has(file)) || runs(suite, file)
  })
}

/** They compile the product, or a part of it, once more. */
const BUILDS = new Set(['release/dev.test.ts', 'release/build.test.ts'])

/** Files that a runner loads by itself (vitest.config.ts), and the suites for which it does. */
const SETUPS: [file: string, suites: RegExp][] = [
  ['tests/support/productForProject.ts', /^cms-/],
  ['tests/unit/setup.ts', /^unit$/],
  ['tests/web/setup.ts', /^web$/],
]

const READ_BY_RULE = new Set<Area>(['documents', 'guides', 'tests'])

const toTestFile = (file: string): string => file.replace(/^tests\//, '')

/** A file that nothing imports but that lies among tests, such as a PDF, stands for the modules beside it. */
function toModules(path: string, importers: Importers): string[] {
  if (importers.has(path) || !path.startsWith('tests/')) return [path]
  const parts = path.split('/').slice(0, -1)
  for (; parts.length > 1; parts.pop()) {
    const beside = [...importers.keys()].filter((file) => file.startsWith(`${parts.join('/')}/`))
    if (beside.length > 0) return [path, ...beside]
  }
  return [path]
}

type Situation = {
  areas: Set<Area>
  /** Programs of cms that are reached, and features of web; undefined: more than these. */
  cmsParts: Set<CmsPart> | undefined
  webFeatures: Set<string> | undefined
  isStoreChanged: boolean
  /** Suites whose runner loads a changed file. */
  changedSetups: RegExp[]
  fileReaders: Set<string>
}

/** Returns whether a file of a suite runs though no import leads from the change to it. */
function toRule(situation: Situation) {
  const { areas, cmsParts, webFeatures, isStoreChanged, changedSetups, fileReaders } = situation
  const isWeb = areas.has('web')
  const isForCms = (file: string) => areas.has('cms') && looksAtCms(file, cmsParts)
  const isRead = (file: string) =>
    fileReaders.has(file) ||
    (areas.has('documents') && READS_DOCUMENTS.test(file)) ||
    (areas.has('guides') && READS_GUIDES.test(file)) ||
    (areas.has('deploy') && READS_DEPLOY.test(file)) ||
    (areas.has('import') && RUNS_IMPORT.test(file))
  const ofProduct: Record<string, (file: string) => boolean> = {
    'cms-embedded': (file) => isForCms(file) || (isWeb && RENDERS_WEB.test(file)),
    'cms-production': (file) =>
      isForCms(file) && (isStoreChanged || file.startsWith('cms/production/')),
    release: (file) => areas.has('commands') && BUILDS.has(file),
    'release-production': () => isStoreChanged,
    'e2e-embedded': (file) => isForCms(file) || (isWeb && looksAtWeb(file, webFeatures)),
    'e2e-production': () => isWeb || areas.has('cms'),
    readme: (file) =>
      areas.has('commands') || ((isWeb || areas.has('cms')) && file === 'readme/start.test.ts'),
  }
  return ({ name, isForReleases = false }: Suite, file: string) =>
    (!isForReleases && isRead(file)) ||
    changedSetups.some((pattern) => pattern.test(name)) ||
    (ofProduct[name]?.(file) ?? false)
}
