import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { repoRoot } from './paths'

/** Sources whose patterns meet texts of visitors, editors and PDFs. */
const SOURCES = ['cms/src', 'web/src', 'packages']

export interface Pattern {
  /** As it is written, with its flags. */
  literal: string
  /** The first file that has it. */
  file: string
}

/** Lists the literal regular expressions of the product, each once. */
export function listPatterns(): Pattern[] {
  const found = new Map<string, string>()
  for (const folder of SOURCES) {
    for (const name of readdirSync(path.join(repoRoot, folder), {
      recursive: true,
      encoding: 'utf8',
    })) {
      if (!/\.tsx?$/.test(name)) continue
      const file = path.join(folder, name)
      for (const literal of readLiterals(path.join(repoRoot, file))) {
        if (!found.has(literal)) found.set(literal, file)
      }
    }
  }
  return [...found].map(([literal, file]) => ({ literal, file }))
}

function readLiterals(file: string): string[] {
  const literals: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) literals.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest))
  return literals
}

/** Takes a literal apart. */
export function toRegExp(literal: string): RegExp {
  const end = literal.lastIndexOf('/')
  return new RegExp(literal.slice(1, end), literal.slice(end + 1))
}

/** A character that no pattern has, so that a run before it is no match at the end. */
const NO_MATCH = '\u0001'

/** Words of a pattern that are repeated: a list of words has dozens. */
const MAX_WORDS = 6

/**
 * Makes texts on which a pattern that looks at a run once for each of its characters takes minutes: each character
 * of the pattern, each of its words and all of its characters, repeated up to a length; also after its words.
 */
export function* toHardTexts({ source }: RegExp, length: number): Generator<string> {
  const characters = [...new Set(toCharacters(source))]
  const words = [...new Set(source.replaceAll(ESCAPE, ' ').match(/[\p{L}\d<@-]{2,}/gu))].slice(
    0,
    MAX_WORDS,
  )
  const units = [...characters, ...words, characters.join('')]
  for (const unit of units) {
    const run = unit.repeat(Math.ceil(length / unit.length))
    yield run + NO_MATCH
  }
  const start = words.join('').slice(-20)
  if (start) for (const character of characters) yield start + character.repeat(length) + NO_MATCH
}

const ESCAPE = /\\u\{?[\da-f]{4,6}\}?|\\x[\da-f]{2}|\\[pP]\{[^}]*\}|\\./gi

const CLASSES: Record<string, string> = {
  ...{ d: '1', w: 'a', s: ' ', n: '\n', r: '\r', t: '\t', v: '\v', f: '\f' },
  ...{ D: 'x', W: '-', S: 'x', b: ' ', B: 'x' },
}

/** A character for each atom of a pattern. */
function toCharacters(source: string): string[] {
  const escapes = source.match(ESCAPE) ?? []
  const literal = [...source.replaceAll(ESCAPE, '')].map((each) => (each === '.' ? 'x' : each))
  return [...escapes.map(toCharacter), ...literal]
}

function toCharacter(escape: string): string {
  const [, code] = /^\\[ux]\{?([\da-f]+)/i.exec(escape) ?? []
  if (code !== undefined) return String.fromCodePoint(Number.parseInt(code, 16))
  if (/^\\p/i.test(escape)) return /Lu/.test(escape) ? 'É' : /L/.test(escape) ? 'é' : '2'
  return CLASSES[escape.charAt(1)] ?? escape.charAt(1)
}
