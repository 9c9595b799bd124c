import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { repoRoot } from '../../../tests/support/paths'
import { findFeature, listMissing } from './compatData'
import { enhancements } from './enhancements'
import { readScriptUses } from './readScriptUses'
import { readStyleSheet, readStyleUses } from './readStyleUses'

/** A feature of browsers that a line uses. */
export type FeatureUse = {
  /** Keys of MDN's data that may mean it, most exact first: the first that exists does. */
  keys: string[]
  path: string
  line: number
}

/** Development only. */
const EXCLUDED = /\/web\/src\/ssr\//

/** Options of the compiler and files of web/tsconfig.json. */
function openWebProgram(): ts.Program {
  const path = join(repoRoot, 'web', 'tsconfig.json')
  const { config } = ts.readConfigFile(path, (file) => readFileSync(file, 'utf8')) as {
    config: unknown
  }
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(path))
  return ts.createProgram(fileNames, options)
}

const listStyleSheets = (): string[] =>
  ['web/src', 'cms/src'].flatMap((folder) =>
    readdirSync(join(repoRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => join(repoRoot, folder, file)),
  )

/**
 * Searches the sources of web, and of packages that it shares with the server, for features that a browser of the baseline lacks.
 * @param allowed keys whose absence costs nothing, with the reason
 * @returns one sentence for each use, and for each allowed feature that is not used or not needed
 */
export function checkBaseline(
  program: ts.Program = openWebProgram(),
  styleSheets = listStyleSheets(),
  allowed: Record<string, string> = enhancements,
): string[] {
  const sources = program
    .getSourceFiles()
    .filter(
      ({ fileName }) =>
        /\/(?:web|packages\/[^/]+)\/src\//.test(fileName) && !EXCLUDED.test(fileName),
    )
    .filter(({ isDeclarationFile }) => !isDeclarationFile)
  const uses = [
    ...readScriptUses(sources, program),
    ...sources.flatMap(readStyleUses),
    ...styleSheets.flatMap(readStyleSheet),
  ]
  const idle = new Set(Object.keys(allowed))
  const faults = new Set<string>()
  for (const { keys, path, line } of uses) {
    const key = keys.find(findFeature)
    const feature = key === undefined ? undefined : findFeature(key)
    const missing = feature ? listMissing(feature) : []
    if (key === undefined || missing.length === 0) continue
    const reason = Object.keys(allowed).find((one) => key === one || key.startsWith(`${one}.`))
    if (reason !== undefined) idle.delete(reason)
    else faults.add(`${relative(repoRoot, path)}:${line} ${key} needs ${missing.join(', ')}`)
  }
  return [
    ...faults,
    ...[...idle].map((key) => `${key} is allowed by enhancements.ts, but no use needs it.`),
  ]
}
