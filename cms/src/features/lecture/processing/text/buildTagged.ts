import { groupLines, type Line } from '@regards/pdf-engine/groupLines'
import type { Letter } from '@regards/pdf-engine/readLetters'
import type { Box } from '@regards/pdf-engine/units'

import { isCover, toBlock, toLists, toParagraph, type TextBlock } from './buildBlocks'
import { addInitials, INITIAL, type JoinedText, joinInitial, joinLines } from './joinLines'
import type { Profile } from './createProfile'
import { contentsOf, type TagNode } from './readTags'
import { splitParagraphs } from './splitParagraphs'
import { createLineTests, type LineTests } from './verses'

interface Building {
  letters: Map<number, Letter[]>
  profile: Profile
  tests: LineTests
  /** Whether headings are tagged; if not, large letters are headings. */
  hasHeadings: boolean
  blocks: TextBlock[]
}

const HEADING = /^(?:H\d?|Title)$/
const BLOCK_ROLES =
  /^(?:Document|DocumentFragment|Part|Art|Article|Sect|Div|Aside|BlockQuote|Caption|TOC|TOCI|Index|Note|FENote|Figure|Formula|Form|L|Table|P|Title|H\d?|Root)$/

/**
 * Builds the blocks of a tagged page: headings, paragraphs, lists, tables and figures'
 * alternatives, in the order of its structure.
 * @param letters of each marked content
 */
export function buildTagged(
  tree: TagNode,
  letters: Map<number, Letter[]>,
  profile: Profile,
  page: number,
): TextBlock[] {
  const hasHeadings = hasRole(tree, HEADING)
  const tests = createLineTests(groupLines([...letters.values()].flat()))
  const building: Building = { letters, profile, tests, hasHeadings, blocks: [] }
  addNode(tree, building)
  const blocks = joinInitials(building.blocks, profile)
  return toLists(isCover(blocks, profile, page) ? blocks.map(toParagraph) : blocks)
}

/** Joins initial letters that are tagged apart with the paragraphs behind them. */
function joinInitials(blocks: TextBlock[], { isKnownWord }: Profile): TextBlock[] {
  return blocks.filter((block, index) => {
    const next = blocks[index + 1]
    if (!('texte' in block) || next?.type !== 'paragraphe') return true
    if (!INITIAL.test(block.texte.texte)) return true
    const [first, second] = [block.texte.mots.at(-1), next.texte.mots[0]]
    if (!first || !second || !isOverlapped(first.box, second.box)) return true
    next.texte = joinInitial(block.texte, next.texte, isKnownWord)
    return false
  })
}

const isOverlapped = (one: Box, other: Box): boolean => one[1] < other[3] && other[1] < one[3]

function addNode(node: TagNode, building: Building): void {
  const { role, alternative, children } = node
  if (HEADING.test(role)) addHeading(node, building)
  else if (role === 'L') addList(node, building)
  else if (role === 'Table') addTable(node, building)
  else if ((role === 'Figure' || role === 'Formula') && alternative) {
    building.blocks.push({ type: 'image', alternative, contents: contentsOf(node) })
    for (const caption of findAll(node, 'Caption')) addNode(caption, building)
  } else {
    const { length } = building.blocks
    // The place of a figure; its text is read.
    if (role === 'Figure' && !hasRole(node, /^Figure$/)) {
      building.blocks.push({ type: 'image', alternative, contents: contentsOf(node) })
    }
    // Pictures and notes inside a paragraph do not divide it.
    const apart: TagNode[] = []
    // Text of the node itself, between blocks inside it.
    let inline: (TagNode | number)[] = []
    const endParagraph = () => {
      const lines = linesOf({ ...node, children: inline }, building)
      building.blocks.push(
        ...(role === 'P' ? toBlocks([lines], building) : splitGroup(lines, building)),
      )
      inline = []
    }
    for (const child of children) {
      if (typeof child !== 'number' && role === 'P' && isApart(child, building)) {
        apart.push(child)
      } else if (
        typeof child !== 'number' &&
        (BLOCK_ROLES.test(child.role) || hasRole(child, BLOCK_ROLES))
      ) {
        endParagraph()
        addNode(child, building)
      } else inline.push(child)
    }
    endParagraph()
    for (const child of apart) addNode(child, building)
    if (role === 'Caption') markCaptions(building.blocks.slice(length))
  }
}

/** Makes blocks of paragraphs; where headings are tagged, text as large as a title alone is one without a tag. */
const toBlocks = (paragraphs: Line[][], { profile, tests, hasHeadings }: Building): TextBlock[] =>
  paragraphs.flatMap((lines) => {
    const block = toBlock(lines, profile, tests)
    const isTitle = block?.type === 'titre' && (!hasHeadings || block.niveau === 2)
    return block ? (isTitle ? block : toParagraph(block)) : []
  })

/** Makes the blocks of text that stands in a group without tags of paragraphs: title and author may be in one. */
function splitGroup(lines: Line[], building: Building): TextBlock[] {
  const blocks = toBlocks(splitParagraphs([lines], building.tests.isVerse), building)
  const isSplit = !building.hasHeadings || blocks.some(({ type }) => type === 'titre')
  return isSplit ? blocks : toBlocks([lines], building)
}

function markCaptions(blocks: TextBlock[]): void {
  for (const block of blocks) if (block.type === 'paragraphe') block.isCaption = true
}

/** Whether a node is a note or a figure, or holds a figure and no text. */
const isApart = (node: TagNode, { letters }: Building): boolean =>
  /^(?:Figure|Note|FENote)$/.test(node.role) ||
  (hasRole(node, /^Figure$/) && contentsOf(node).every((content) => !letters.has(content)))

const hasRole = ({ children }: TagNode, roles: RegExp): boolean =>
  children.some(
    (child) => typeof child !== 'number' && (roles.test(child.role) || hasRole(child, roles)),
  )

function addHeading(node: TagNode, building: Building): void {
  const block = toBlock(linesOf(node, building), building.profile, building.tests)
  if (!block || !('texte' in block)) return
  // The page's own heading comes above: the PDF's first level is the second of the page.
  const level = /^H\d$/.test(node.role) ? Number(node.role.slice(1)) : 1
  const niveau = Math.min(Math.max(level + 1, 2), 4) as 2 | 3 | 4
  building.blocks.push({ type: 'titre', niveau, texte: block.texte })
}

function addList({ children }: TagNode, building: Building): void {
  const elements: JoinedText[] = []
  let ordonnee = false
  for (const child of children) {
    if (typeof child === 'number') continue
    if (child.role !== 'LI') {
      addNode(child, building)
      continue
    }
    const label = textOf(toNode(findAll(child, 'Lbl')), building)
    if (/^\(?[\divx]{1,4}[.)°]/i.test(label.texte)) ordonnee = true
    const isLabel = (part: TagNode | number) => typeof part !== 'number' && part.role === 'Lbl'
    const body = textOf(toNode(child.children.filter((part) => !isLabel(part))), building)
    const texte = body.texte.replace(/^[•▪◦‣●■◆∙·*]\s*/u, '')
    if (texte) elements.push({ texte, mots: [...label.mots, ...body.mots] })
  }
  if (elements.length > 0) building.blocks.push({ type: 'liste', ordonnee, elements })
}

function addTable(node: TagNode, building: Building): void {
  const rows = findAll(node, 'TR').map((row) => {
    const cells = row.children.filter(
      (child): child is TagNode => typeof child !== 'number' && /^T[HD]$/.test(child.role),
    )
    return {
      isHead: cells.length > 0 && cells.every(({ role }) => role === 'TH'),
      texts: cells.map((cell) => textOf(cell, building)),
    }
  })
  const filled = rows.filter(({ texts }) => texts.some(({ texte }) => texte !== ''))
  const [first] = filled
  if (!first) return
  const lignes = filled.map(({ texts }) => texts)
  building.blocks.push({ type: 'tableau', hasHead: first.isHead && lignes.length > 1, lignes })
}

const toNode = (children: (TagNode | number)[]): TagNode => ({
  role: '',
  alternative: '',
  children,
})

/** Finds the outermost nodes of a role inside a node, in order. */
const findAll = ({ children }: TagNode, role: string): TagNode[] =>
  children.flatMap((child) => {
    if (typeof child === 'number') return []
    return child.role === role ? child : findAll(child, role)
  })

const textOf = (node: TagNode, building: Building): JoinedText =>
  joinLines(
    linesOf(node, building).map(({ words }) => words),
    building.profile.isKnownWord,
  )

const linesOf = (node: TagNode, { letters }: Building): Line[] =>
  addInitials(groupLines(contentsOf(node).flatMap((content) => letters.get(content) ?? [])))
