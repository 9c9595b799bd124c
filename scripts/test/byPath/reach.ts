import { BUILDS_WEB } from './areas'
import type { Importers } from './importGraph'

/** Programs of cms beside the server and its commands, by the file that each begins with. */
const PROGRAMS: [root: RegExp, part: CmsPart][] = [
  [/^cms\/src\/app\/\(payload\)\/(?:admin\/|layout\.tsx$)/, 'panel'],
  [/^cms\/src\/features\/lecture\/processing\/(?:ocr\/)?main\.ts$/, 'reading'],
]

/** The panel, and the child processes that take PDFs apart. */
export type CmsPart = 'panel' | 'reading'

const importersOf = (file: string, importers: Importers): string[] =>
  (importers.get(file) ?? []).filter((importer) => !importer.startsWith('tests/'))

/**
 * Returns the programs of cms that a change reaches by imports.
 * @param affected changed files and those that import them
 * @returns undefined when it reaches the server or a command, or when that is unknown
 */
export function findCmsParts(
  affected: Set<string>,
  importers: Importers,
): Set<CmsPart> | undefined {
  const parts = new Set<CmsPart>()
  for (const file of affected) {
    if (BUILDS_WEB.test(file)) return undefined
    if (!/^(?:cms|packages)\//.test(file) || importersOf(file, importers).length > 0) continue
    const [, part] = PROGRAMS.find(([root]) => root.test(file)) ?? []
    if (part === undefined) return undefined
    parts.add(part)
  }
  return parts
}

/** Features of web with pages of their own; parts of the others are on every page. */
const PAGE_FEATURES =
  /^web\/src\/features\/(aPropos|accueil|administration|aide|articles|lecture|legal|recherche|regards)\//

/**
 * Returns the features of web whose pages a change reaches. Importers outside the features are routes: where one
 * draws parts of several features on a page, the tests of that page name them all (browserTests.ts).
 * @param changed changed files
 * @returns undefined when it reaches more than pages of these features
 */
export function findWebFeatures(
  changed: Iterable<string>,
  importers: Importers,
): Set<string> | undefined {
  const features = new Set<string>()
  const reached = new Set([...changed].filter((file) => /^(?:web|packages)\//.test(file)))
  for (const file of reached) {
    const [, feature] = PAGE_FEATURES.exec(file) ?? []
    const next = importersOf(file, importers).filter((importer) =>
      feature === undefined ? true : importer.startsWith('web/src/features/'),
    )
    if (feature !== undefined) features.add(feature)
    else if (/^web\/(?!src\/(?:lib|ui|domain)\/)/.test(file) || next.length === 0) return undefined
    for (const importer of next) if (/^(?:web|packages)\//.test(importer)) reached.add(importer)
  }
  return features
}
