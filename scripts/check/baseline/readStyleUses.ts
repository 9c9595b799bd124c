import { readFileSync } from 'node:fs'
import data from '@mdn/browser-compat-data/forLegacyNode'
import postcss, { type AtRule, type ChildNode, type Declaration, type Root } from 'postcss'
import ts from 'typescript'
import type { FeatureUse } from './checkBaseline'
import { locate } from './readScriptUses'

/** Units that MDN's data has under a name of their group. */
const UNIT_GROUPS: [unit: RegExp, group: string][] = [
  [/^dv(?:b|h|i|max|min|w)$/, 'viewport_percentage_units_dynamic'],
  [/^lv/, 'viewport_percentage_units_large'],
  [/^sv/, 'viewport_percentage_units_small'],
  [/^cq/, 'container_query_length_units'],
]

/** Lists the features of CSS that a .css file uses. */
export function readStyleSheet(path: string): FeatureUse[] {
  return readRoot(postcss.parse(readFileSync(path, 'utf8'), { from: path }), { path, line: 1 })
}

/** Lists the features of CSS that the media queries and `style` attributes of a source use. */
export function readStyleUses(source: ts.SourceFile): FeatureUse[] {
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
