import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { repoRoot } from '../../../tests/support/paths'
import { findFeature, listMissing } from './compatData'
import { enhancements } from './enhancements'
import { readScriptUses, locate } from './readScriptUses'
import data from '@mdn/browser-compat-data/forLegacyNode'
import postcss, { type AtRule, type ChildNode, type Declaration, type Root } from 'postcss'

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

/** Units that MDN's data has under a name of their group. */
const UNIT_GROUPS: [unit: RegExp, group: string][] = [
  [/^dv(?:b|h|i|max|min|w)$/, 'viewport_percentage_units_dynamic'],
  [/^lv/, 'viewport_percentage_units_large'],
  [/^sv/, 'viewport_percentage_units_small'],
  [/^cq/, 'container_query_length_units'],
]

/** Lists the features of CSS that a .css file uses. */
function readStyleSheet(path: string): FeatureUse[] {
  return readRoot(postcss.parse(readFileSync(path, 'utf8'), { from: path }), { path, line: 1 })
}

/** Lists the features of CSS that the media queries and `style` attributes of a source use. */
function readStyleUses(source: ts.SourceFile): FeatureUse[] {
  const uses: FeatureUse[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && /^\([a-z-]+(?::[^()]*)?\)/.test(node.text)) {
      uses.push(...readRoot(postcss.parse(`@media ${node.text}{}`), locate(node)))
    } else if (ts.isJsxAttribute(node) && node.name.getText() === 'style') {
      for (const name of listStyleNames(node)) {
        uses.push({ keys: [`css.properties.${name}`], ...locate(node) })
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return uses
}

function listStyleNames({ initializer }: ts.JsxAttribute): string[] {
  const object = initializer && ts.isJsxExpression(initializer) ? initializer.expression : undefined
  if (!object || !ts.isObjectLiteralExpression(object)) return []
  return object.properties.flatMap((one) =>
    one.name && ts.isIdentifier(one.name)
      ? [one.name.text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)]
      : [],
  )
}

/** @param place of the text in its file */
function readRoot(root: Root, place: Pick<FeatureUse, 'path' | 'line'>): FeatureUse[] {
  const uses: FeatureUse[] = []
  root.walk((node) => {
    // What is inside of @supports has been asked for.
    if (isSupported(node)) return
    const line = place.line + (node.source?.start?.line ?? 1) - 1
    for (const keys of listKeys(node)) uses.push({ keys, path: place.path, line })
  })
  return uses
}

function isSupported({ parent }: ChildNode): boolean {
  if (!parent || parent.type === 'root') return false
  if (parent.type === 'atrule' && (parent as AtRule).name === 'supports') return true
  return isSupported(parent as ChildNode)
}

function listKeys(node: ChildNode): string[][] {
  if (node.type === 'decl') return hasPrefixed(node) ? [] : listDeclarationKeys(node)
  if (node.type === 'rule') {
    return [...node.selector.matchAll(/::?([a-z][a-z-]*)/g)].map(([, name]) => [
      `css.selectors.${name}`,
    ])
  }
  if (node.type !== 'atrule') return []
  const rule = `css.at-rules.${node.name}`
  const words = [...node.params.matchAll(/\(\s*([a-z-]+)/g)].map(([, word]) => [`${rule}.${word}`])
  return [[rule], ...words, ...(/[<>]/.test(node.params) ? [[`${rule}.range_syntax`]] : [])]
}

/** Whether the property is declared for WebKit, too. */
const hasPrefixed = ({ parent, prop }: Declaration): boolean =>
  parent?.some((one) => one.type === 'decl' && one.prop === `-webkit-${prop}`) ?? false

function listDeclarationKeys({ prop, value }: Declaration): string[][] {
  const property = `css.properties.${prop}`
  const text = value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '')
  const functions = [...text.matchAll(/([a-z][a-z0-9-]*)\(/g)].map(([, name]) => name ?? '')
  const keywords = [...text.matchAll(/(?<![\w#.-])[a-z-]+(?![\w(.-])/g)].map(([word]) => word)
  // Safari takes one word after `text-decoration`.
  const isLong = prop === 'text-decoration' && text.trim().includes(' ')
  const units = [...text.matchAll(/\d([a-z]+)\b/g)].map(([, unit]) => unit ?? '')
  return [
    ...(prop.startsWith('--') ? [] : [[property]]),
    ...(isLong ? [[`${property}.includes_thickness`]] : []),
    ...keywords.map((word) => [`${property}.${word}`]),
    ...functions.map((name) => toTypeKeys(property, name)),
    ...units.map((unit) => {
      const group = UNIT_GROUPS.find(([pattern]) => pattern.test(unit))?.[1]
      return [`css.types.length.${group ?? unit}`]
    }),
  ]
}

const toTypeKeys = (property: string, name: string): string[] => [
  `${property}.${name}`,
  `css.types.${name}`,
  ...Object.keys(data.css.types ?? {}).map((type) => `css.types.${type}.${name}`),
]
