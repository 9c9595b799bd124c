import ts from 'typescript'
import type { FeatureUse } from './checkBaseline'
import { listLackingNames } from './compatData'

/**
 * Lists the HTML that sources use, and the built-in APIs whose name is one that the baseline lacks:
 * possible keys of MDN's data, most exact first. The types of the sources say whose member a name is.
 */
export function readScriptUses(sources: ts.SourceFile[], program: ts.Program): FeatureUse[] {
  const checker = program.getTypeChecker()
  const uses: FeatureUse[] = []
  // The type of every expression would take twenty seconds.
  const lacking = listLackingNames()

  const isBuiltIn = (symbol: ts.Symbol | undefined): boolean =>
    symbol?.declarations?.some((one) => program.isSourceFileDefaultLibrary(one.getSourceFile())) ??
    false

  const add = (node: ts.Node, keys: string[]) => {
    if (keys.length > 0) uses.push({ keys, ...locate(node) })
  }

  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return
    if (ts.isPropertyAccessExpression(node)) {
      if (lacking.has(node.name.text) && isBuiltIn(checker.getSymbolAtLocation(node.name))) {
        for (const name of listTypeNames(checker, node.expression)) {
          add(node.name, toMemberKeys(name, node.name.text))
        }
      }
    } else if (ts.isIdentifier(node) && lacking.has(node.text) && isGlobalUse(node)) {
      if (isBuiltIn(checker.getSymbolAtLocation(node))) add(node, toGlobalKeys(node.text))
    } else if (isListening(node) && lacking.has(node.arguments[0].text)) {
      for (const name of listTypeNames(checker, node.expression.expression)) {
        add(node.arguments[0], [`api.${name}.${node.arguments[0].text}_event`])
      }
    } else if (ts.isJsxOpeningLikeElement(node) && ts.isIdentifier(node.tagName)) {
      const tag = node.tagName.text
      if (/^[a-z]/.test(tag)) {
        add(node.tagName, [`html.elements.${tag}`])
        for (const name of listAttributeNames(node)) {
          add(node, [`html.elements.${tag}.${name}`, `html.global_attributes.${name}`])
        }
      }
    }
    ts.forEachChild(node, visit)
  }

  for (const source of sources) visit(source)
  return uses
}

const toMemberKeys = (name: string, member: string): string[] => {
  const builtIn = name.replace(/^Readonly(?=Array|Map|Set)|Constructor$/, '')
  return [
    `api.${name}.${member}`,
    `javascript.builtins.${builtIn}.${member}`,
    `javascript.builtins.Intl.${builtIn}.${member}`,
    `api.${name}.${member}_static`,
    ...(name === 'Window' ? [`api.${member}`] : []),
  ]
}

const toGlobalKeys = (name: string): string[] => [
  `api.${name}`,
  `api.Window.${name}`,
  `javascript.builtins.${name}`,
]

/** Names of the types of an expression and of what they extend; `typeof URL` is URL. */
function listTypeNames(checker: ts.TypeChecker, expression: ts.Expression): Set<string> {
  const names = new Set<string>()
  const addType = (type: ts.Type): void => {
    const apparent = checker.getApparentType(type)
    if (apparent.isUnionOrIntersection()) {
      apparent.types.forEach(addType)
      return
    }
    const name = apparent.getSymbol()?.name
    if (name) names.add(name.startsWith('__') ? '' : name)
    apparent.getBaseTypes()?.forEach(addType)
  }
  addType(checker.getTypeAtLocation(expression))
  // Objects with static members, such as URL, are variables of a type without a name.
  if (names.delete('')) {
    const symbol = checker.getSymbolAtLocation(expression)
    if (symbol) names.add(symbol.name)
  }
  return names
}

/** Whether an identifier is the use of a variable, not the name of a member or of a declaration. */
function isGlobalUse({ parent, ...node }: ts.Identifier): boolean {
  if (ts.isPropertyAccessExpression(parent)) return parent.expression.pos === node.pos
  if (ts.isPropertyAssignment(parent)) return parent.initializer.pos === node.pos
  return !ts.isJsxAttribute(parent) && !ts.isImportSpecifier(parent)
}

type Listening = ts.CallExpression & {
  expression: ts.PropertyAccessExpression
  arguments: readonly [ts.StringLiteral]
}

const isListening = (node: ts.Node): node is Listening =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === 'addEventListener' &&
  node.arguments[0] !== undefined &&
  ts.isStringLiteral(node.arguments[0])

const listAttributeNames = ({ attributes }: ts.JsxOpeningLikeElement): string[] =>
  attributes.properties.flatMap((one) =>
    ts.isJsxAttribute(one) && ts.isIdentifier(one.name) ? [one.name.text.toLowerCase()] : [],
  )

export function locate(node: ts.Node): Pick<FeatureUse, 'path' | 'line'> {
  const source = node.getSourceFile()
  const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
  return { path: source.fileName, line: line + 1 }
}
