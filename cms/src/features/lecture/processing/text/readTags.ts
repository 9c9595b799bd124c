import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

import type { Bloc } from '../../types'
import { joinInitial, joinLines } from './joinLines'
import { normalizeSpaces } from './normalizeSpaces'

type Node = {
  role?: string
  type?: string
  id?: string
  alt?: string
  children?: Node[]
}

interface Item {
  type?: string
  id?: string
  str?: string
  transform?: number[]
  hasEOL?: boolean
}

/** Lines of text of each marked content, by its id. */
type Contents = Map<string, string[]>

interface Reading {
  contents: Contents
  isKnownWord: (word: string) => boolean
  blocks: Bloc[]
}

const MAX_DEPTH = 60
const BLOCK_ROLES =
  /^(?:Document|DocumentFragment|Part|Art|Article|Sect|Div|Aside|BlockQuote|Caption|TOC|TOCI|Index|NonStruct|Private|Note|FENote|Figure|Formula|Form|L|Table|P|Title|H\d?|Root)$/

/**
 * Reads the structure of a tagged page: headings, paragraphs, lists, tables and alternatives of
 * figures. What is marked as an artifact (running heads, folios) is not part of it.
 * @returns undefined when the page has no structure
 */
export async function readTags(
  page: PDFPageProxy,
  isKnownWord: (word: string) => boolean,
): Promise<Bloc[] | undefined> {
  // Damaged tags are as none: the text is read from the layout then.
  const tree = (await page.getStructTree().catch(() => null)) as Node | null
  if (!tree?.children?.length) return undefined
  const reading: Reading = { contents: await readContents(page), isKnownWord, blocks: [] }
  addNode(tree, reading, 0)
  return reading.blocks.length > 0 ? reading.blocks : undefined
}

async function readContents(page: PDFPageProxy): Promise<Contents> {
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  const contents: Contents = new Map()
  const open: (string | undefined)[] = []
  let baseline: number | undefined
  for (const item of items as Item[]) {
    if (item.type?.startsWith('beginMarkedContent')) open.push(item.id)
    else if (item.type === 'endMarkedContent') open.pop()
    if (item.str === undefined) continue
    const id = open.findLast((each) => each !== undefined)
    if (id === undefined) continue
    const lines = contents.get(id) ?? []
    contents.set(id, lines)
    const y = item.transform?.[5]
    const isNewLine =
      item.str.trim() !== '' &&
      baseline !== undefined &&
      y !== undefined &&
      Math.abs(y - baseline) > 3
    if (item.str.trim() !== '') baseline = y
    // An empty first line: the content begins a line.
    if (isNewLine && lines.length === 0) lines.push('')
    if (lines.length === 0 || isNewLine) lines.push(item.str)
    else appendToLast(lines, item.str)
    if (item.hasEOL) lines.push('')
  }
  return contents
}

function addNode(node: Node, reading: Reading, depth: number): void {
  if (depth > MAX_DEPTH) return
  const { role = 'Root', alt, children = [] } = node
  if (/^(?:H\d?|Title)$/.test(role)) addHeading(node, role, reading)
  else if (role === 'L') addList(node, reading, depth)
  else if (role === 'Table') addTable(node, reading)
  else if ((role === 'Figure' || role === 'Formula') && alt) {
    addBlock(reading, { type: 'image', alternative: normalizeSpaces(alt) })
  } else {
    // Text of the node itself, between blocks inside it.
    let inline: Node[] = []
    const endParagraph = () => {
      const texte = textOf({ children: inline }, reading)
      if (texte) addBlock(reading, { type: 'paragraphe', texte })
      inline = []
    }
    for (const child of children) {
      if (child.role !== undefined && (BLOCK_ROLES.test(child.role) || hasBlocks(child, depth))) {
        endParagraph()
        addNode(child, reading, depth + 1)
      } else inline.push(child)
    }
    endParagraph()
  }
}

function hasBlocks({ children = [] }: Node, depth: number): boolean {
  if (depth > MAX_DEPTH) return false
  return children.some(
    (child) =>
      child.role !== undefined && (BLOCK_ROLES.test(child.role) || hasBlocks(child, depth + 1)),
  )
}

function addHeading(node: Node, role: string, reading: Reading): void {
  const texte = textOf(node, reading)
  // The page's own heading comes above: the PDF's first level is the second of the page.
  const level = role === 'Title' || role === 'H' ? 1 : Number(role.slice(1))
  const niveau = Math.min(Math.max(level + 1, 2), 4) as 2 | 3 | 4
  if (texte) addBlock(reading, { type: 'titre', niveau, texte })
}

function addList({ children = [] }: Node, reading: Reading, depth: number): void {
  const elements: string[] = []
  let isOrdered = false
  for (const child of children) {
    if (child.role !== 'LI') {
      addNode(child, reading, depth + 1)
      continue
    }
    const label = textOf({ children: findAll(child, 'Lbl') }, reading)
    if (/^\(?[\divx]{1,4}[.)°]/i.test(label)) isOrdered = true
    const body = textOf({ children: child.children?.filter(({ role }) => role !== 'Lbl') }, reading)
    const texte = body.replace(/^[•▪◦‣●■◆∙·*]\s*/u, '')
    if (texte) elements.push(texte)
  }
  if (elements.length > 0) addBlock(reading, { type: 'liste', ordonnee: isOrdered, elements })
}

function addTable(node: Node, reading: Reading): void {
  const rows = findAll(node, 'TR').map((row) => {
    const cells = (row.children ?? []).filter(({ role }) => role === 'TH' || role === 'TD')
    return {
      isHead: cells.length > 0 && cells.every(({ role }) => role === 'TH'),
      texts: cells.map((cell) => textOf(cell, reading)),
    }
  })
  const [first, ...others] = rows.filter(({ texts }) => texts.some((text) => text !== ''))
  if (!first) return
  const entete = first.isHead ? first.texts : null
  const lignes = (first.isHead ? others : [first, ...others]).map(({ texts }) => texts)
  addBlock(reading, { type: 'tableau', entete, lignes })
}

const addBlock = ({ blocks }: Reading, block: Bloc): number => blocks.push(block)

/** Finds the nodes of a role inside a node, in order, none inside another. */
function findAll({ children = [] }: Node, role: string, depth = 0): Node[] {
  if (depth > MAX_DEPTH) return []
  return children.flatMap((child) =>
    child.role === role ? child : findAll(child, role, depth + 1),
  )
}

/** Returns the text of a node and of all inside it. */
function textOf(node: Node, { contents, isKnownWord }: Reading): string {
  const lines: string[] = []
  const add = ({ type, id, children = [] }: Node, depth: number) => {
    if (type === 'content' && id !== undefined) {
      const [first = '', ...others] = contents.get(id) ?? []
      if (lines.length === 0) lines.push(first)
      else appendToLast(lines, first)
      lines.push(...others)
    } else if (depth <= MAX_DEPTH) for (const child of children) add(child, depth + 1)
  }
  add(node, 0)
  const filled = lines.map(normalizeSpaces).filter((line) => line !== '')
  const [first = '', second = '', ...others] = filled
  const begin = joinInitial(first, second, isKnownWord)
  return joinLines(begin === undefined ? filled : [begin, ...others], isKnownWord)
}

function appendToLast(lines: string[], text: string): void {
  lines.push((lines.pop() ?? '') + text)
}
