import type { SentPageBloc } from '@regards/contract/schemas/blocs'
import type { TexteResponse } from '@regards/contract/schemas/lecture'
import {
  type RichTextNode,
  type RichTextValue,
  isRichTextEmpty,
  firstHeadingLevel,
  HeadingOutline,
  listHeadings,
  toHeadingLevels,
  type HeadingLevel,
  toPlainText,
} from '@web/ui/richText/readRichText'

export type TexteSummary = ReturnType<typeof toTexteSummary>

/** A block of a page's text; a heading has its level in the whole text, and an anchor. */
export type TexteBloc =
  | Exclude<SentPageBloc, { type: 'titre' }>
  | { type: 'titre'; niveau: HeadingLevel; texte: string; anchor: string }

export type TextePage = {
  page: number
  /** Empty when the page has a corrected text. */
  blocs: TexteBloc[]
  /** An administrator's text, in place of the blocks, and the levels of its headings. */
  correction: { value: RichTextValue; levels: Map<RichTextNode, number> } | undefined
  /** Whether the page is a picture, without text. */
  isScanned: boolean
  /** Whether the recognition of its text waits, or has found a text that nobody has checked. */
  reconnaissance: 'attente' | 'incertaine' | undefined
}

export type TexteHeading = { titre: string; anchor: string; page: number }

export type Texte = {
  pages: TextePage[]
  /** The PDF's outline, else the main headings of its pages, with their anchors. */
  headings: TexteHeading[]
}

const excerptLength = 300

export const toTexteSummary = (response: TexteResponse) => ({
  numero: response.numero,
  titre: response.titre ?? undefined,
  dateParution: response.dateParution,
  etat: response.etat,
  /** BCP 47 tag. */
  langue: response.langue ?? 'fr',
  /** The first words, for the meta description. */
  debut: getFirstWords(response),
})

export function toTexte(response: TexteResponse | null): Texte {
  const levels = new HeadingOutline()
  const headings: TexteHeading[] = []
  const pages = (response?.pages ?? []).map(({ page, texteCorrige, ...raw }): TextePage => {
    if (texteCorrige && !isRichTextEmpty(texteCorrige)) {
      const ownLevels = toHeadingLevels(texteCorrige, levels)
      for (const heading of listHeadings(texteCorrige.root))
        if (ownLevels.get(heading) === firstHeadingLevel)
          headings.push({ titre: toPlainText({ root: heading }), anchor: `page-${page}`, page })
      const correction = { value: texteCorrige, levels: ownLevels }
      return { page, blocs: [], correction, isScanned: false, reconnaissance: undefined }
    }
    const blocs = raw.blocs.map((bloc, index): TexteBloc => {
      if (bloc.type !== 'titre') return bloc
      const niveau = levels.getLevel(bloc.niveau)
      const anchor = `page-${page}-titre-${index + 1}`
      if (niveau === firstHeadingLevel) headings.push({ titre: bloc.texte, anchor, page })
      return { ...bloc, niveau, anchor }
    })
    const isScanned = blocs.length === 0 && raw.sansTexte
    const reconnaissance = raw.reconnaissance ?? undefined
    return { page, blocs, correction: undefined, isScanned, reconnaissance }
  })
  const outline = toOutline(response?.plan ?? [], pages)
  return { pages, headings: outline.length > 0 ? outline : headings }
}

/** The first level of the PDF's outline: an entry leads to its heading, else to its page. */
function toOutline(plan: TexteResponse['plan'], pages: TextePage[]): TexteHeading[] {
  const fold = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase()
  return plan
    .filter(({ niveau }) => niveau === 1)
    .map(({ titre, page }) => {
      const content = pages.find((each) => each.page === page)
      const heading = content?.blocs.find(
        (bloc) => bloc.type === 'titre' && fold(bloc.texte) === fold(titre),
      )
      return {
        titre,
        page,
        anchor: heading && 'anchor' in heading ? heading.anchor : `page-${page}`,
      }
    })
}

function getFirstWords({ pages }: TexteResponse): string {
  let words = ''
  for (const { blocs, texteCorrige } of pages) {
    const found = blocs.flatMap((bloc) => (bloc.type === 'paragraphe' ? bloc.texte : []))
    words += ` ${toPlainText(texteCorrige) || found.join(' ')}`
    if (words.length > excerptLength) break
  }
  return words.trim().slice(0, excerptLength)
}
