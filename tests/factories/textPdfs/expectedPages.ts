import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What a person reads on a page of a PDF. `~` is a space that may be missing: before a note's number. */
export interface ExpectedPage {
  /** All text in reading order, divided words whole, without running heads and folios. */
  texte: string
  /** All text of the layer, where it has more: the numbers of a list. */
  calque?: string
  /** Running head and folio: above and below the text in the layer, left out of the text. */
  haut?: string
  bas?: string
  /** Texts that stand together, wherever they come in the order: credits, notes, pull quotes. */
  libres?: string[]
  /** Headings, all of them. */
  titres?: string[]
  /** Texts that are one paragraph, table cell or list item each. */
  blocs?: string[]
  /** Verses, with their lines. */
  vers?: string[]
  /** Rows of each table, its head included. */
  tableaux?: number[]
  /** All text of the boxes. */
  encadre?: string
}

export interface ExpectedPdf {
  /** Names of files in `pdf` without .pdf: the same pages made in different ways. */
  files: string[]
  /** The fault that it shows. */
  why: string
  pages: ExpectedPage[]
}

/** Names of a PDF with tags and of the same without. */
export const both = (name: string): string[] => [name, `${name}-sans-balises`]

type ListName = 'titres' | 'blocs' | 'libres' | 'vers'

const LISTS: Record<string, ListName> = {
  ...{ '#': 'titres', '*': 'blocs', '|': 'vers' },
  ...{ titre: 'titres', bloc: 'blocs', libre: 'libres', vers: 'vers' },
}

/**
 * Reads the files of `expected`: `== names: fault` begins a PDF, `--` its next page, each line is a paragraph of the
 * text, `# ` a heading, `* ` one block, `| ` a verse whose lines ` / ` separates. `titre: `, `bloc: `, `libre: ` and
 * `vers: ` are further items of these lists, `aucun: titres` is an empty one, the others are fields of their name:
 * of `tableaux: 4 3` the numbers.
 */
export function readExpectedPdfs(): ExpectedPdf[] {
  const dir = path.join(import.meta.dirname, 'expected')
  return readdirSync(dir).flatMap((file) =>
    readFileSync(path.join(dir, file), 'utf8')
      .split(/^== /m)
      .slice(1)
      .map((section) => {
        const [head = '', ...lines] = section.trim().split('\n')
        const [, names = '', why = ''] = /^(.*?): (.*)$/.exec(head) ?? []
        const files = names.split(', ').flatMap((name) => {
          const [own = '', isTagged] = name.split(' ')
          return isTagged ? both(own) : [own]
        })
        return { files, why, pages: lines.join('\n').split('\n--\n').map(readPage) }
      }),
  )
}

function readPage(section: string): ExpectedPage {
  const page: ExpectedPage = { texte: '' }
  const paragraphs: string[] = []
  for (const line of section.replaceAll(' / ', '\u2028').split('\n')) {
    const text = line.replaceAll('\u2028', '\n')
    const [, mark, field = '', value = text] = /^(?:([#*|])|([a-z]+):) ([^]*)$/.exec(text) ?? []
    const list = LISTS[mark ?? field]
    if (list) (page[list] ??= []).push(value)
    if (field === 'aucun') Object.assign(page, { [value]: value === 'encadre' ? '' : [] })
    else if (field === 'tableaux') page.tableaux = value.split(' ').map(Number)
    else if (field && !list) Object.assign(page, { [field]: value })
    if (!field) paragraphs.push(value)
  }
  return { ...page, texte: paragraphs.join(' ') }
}
