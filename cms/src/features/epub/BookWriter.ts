import { x, type Child } from '../../lib/xml'
import type { BlocDArticle } from '../articles'
import { HeadingLevels } from './toDocument'
import type { StoredReading } from '../lecture'

/** Metadata of a book, also shown on its first page. */
export interface BookMetadata {
  /** Absolute URL of the page. */
  url: string
  siteUrl: string
  numero: number
  titre: string | undefined
  sommaire: string | undefined
  dateParution: string
  createdAt: string
  /** Latest change of the issue, of its articles and of what the site says of the magazine. */
  updatedAt: string
  langue: string
  publisher: string
  issn: string | undefined
}

/** An issue with a prepared PDF, the input of a book. */
export interface BookSource {
  metadata: BookMetadata
  document: string
  reading: StoredReading
  /** Its visible articles; if empty, the text of its pages is one chapter. */
  articles: { id: string; titre: string; auteurs: string[]; updatedAt: string }[]
  /** Path of the cover in the storage, a JPEG; undefined: the first page is the cover. */
  cover: string | undefined
  /** Changes with each byte of the book. */
  version: string
}

interface BookPicture {
  /** In the book. */
  id: string
  /** In the storage. */
  path: string
}

export interface Chapter {
  id: string
  titre: string
  xhtml: string
}

/** Width of a picture, in pixels: the widest file that is not wider, else the narrowest. */
const PICTURE_WIDTH = 960

/** Folders of the pages’ files in the storage, by page. */
type Folders = ReadonlyMap<number, string>

/** The pictures and the pages that the chapters of a book have used, in their order. */
export class BookWriter {
  readonly pictures = new Map<string, BookPicture>()
  /** Where each page of the PDF begins. */
  readonly pages: { page: number; href: string }[] = []
  isDescribed = true

  readonly #folders: Folders
  readonly #seen = new Set<number>()

  constructor(folders: Folders) {
    this.#folders = folders
  }

  /** Marks where a page of the PDF begins, once in the book. */
  toPageBreak(page: number, chapter: string): Child {
    if (this.#seen.has(page)) return undefined
    this.#seen.add(page)
    const id = `page-${page}`
    this.pages.push({ page, href: `${chapter}.xhtml#${id}` })
    const title = String(page)
    return x('span', { ...{ id, title }, 'epub:type': 'pagebreak', role: 'doc-pagebreak' })
  }

  /** Adds a file of the storage to the book. */
  addPicture(path: string): string {
    const found = this.pictures.get(path)
    const id = found?.id ?? `image-${this.pictures.size + 1}`
    if (!found) this.pictures.set(path, { id, path })
    return `images/${id}.jpg`
  }

  /** Writes blocks, and the pages that begin between them. */
  toXhtml(blocs: BlocDArticle[], chapter: string): Child[] {
    const levels = new HeadingLevels()
    return blocs.flatMap((bloc) => [
      this.#toBreakBlock(bloc.page, chapter),
      this.#toBlock(bloc, levels),
    ])
  }

  /** A picture with its caption; without a file, its description. */
  toFigure(bloc: Extract<BlocDArticle, { type: 'image' }>): Child {
    const { alternative, legende, figure, page } = bloc
    const folder = this.#folders.get(page)
    const caption = legende ? x('figcaption', legende) : undefined
    if (!figure || !folder) {
      return alternative ? x('p', { class: 'image' }, `Image\u00a0: ${alternative}`) : undefined
    }
    if (!alternative && !legende) this.isDescribed = false
    const width = figure.tailles.findLast((each) => each <= PICTURE_WIDTH) ?? figure.tailles[0] ?? 0
    const src = this.addPicture(`${folder}/${figure.nom}-${width}.webp`)
    return x('figure', x('img', { src, alt: alternative }), caption)
  }

  #toBreakBlock(page: number, chapter: string): Child {
    const mark = this.toPageBreak(page, chapter)
    return mark ? x('div', mark) : undefined
  }

  #toBlock(bloc: BlocDArticle, levels: HeadingLevels): Child {
    switch (bloc.type) {
      case 'titre':
        return x(levels.toName(bloc.niveau), bloc.texte)
      case 'paragraphe':
        if (bloc.role === 'citation') return x('blockquote', x('p', ...toLines(bloc.texte)))
        if (bloc.role === 'encadre') return x('aside', x('p', ...toLines(bloc.texte)))
        return x('p', bloc.role ? { class: bloc.role } : {}, ...toLines(bloc.texte))
      case 'liste':
        return bloc.elements.length === 0
          ? undefined
          : x(bloc.ordonnee ? 'ol' : 'ul', ...bloc.elements.map((element) => x('li', element)))
      case 'tableau':
        return toTable(bloc.entete, bloc.lignes)
      case 'image':
        return this.toFigure(bloc)
    }
  }
}

const toLines = (text: string): Child[] =>
  text.split('\n').flatMap((line, index): Child[] => (index === 0 ? [line] : [x('br'), line]))

function toTable(head: string[] | null, rows: string[][]): Child {
  const filled = rows.filter((cells) => cells.length > 0)
  if (!head?.length && filled.length === 0) return undefined
  return x(
    'table',
    head?.length ? x('thead', x('tr', ...head.map((cell) => x('th', { scope: 'col' }, cell)))) : '',
    filled.length > 0
      ? x('tbody', ...filled.map((cells) => x('tr', ...cells.map((cell) => x('td', cell)))))
      : '',
  )
}
