import type { ProposedArticle } from '../../../cms/src/features/articles/records/storedArticles'
import { toReadable } from '../textPdfs/compareText'
import type { MagazineArticle } from './content/types'
import { listParts } from './listParts'

/** Words at the beginning and at the end of an article that are compared. */
const WORDS = 6

/** Letters of a text, which spaces before signs and lost hyphens do not change. */
export const toLetters = (text: string): string => toReadable(text).replace(/[\s-]/g, '')

/** Paragraphs, headings and quotations of an article, in order. */
const textsOf = ({ blocs }: ProposedArticle): string[] =>
  blocs.flatMap((bloc) =>
    'texte' in bloc && !('role' in bloc && bloc.role === 'signature') ? bloc.texte : [],
  )

/** What a reader finds of an article, or should find. */
export interface SeenArticle {
  titre: string
  pages: [number, number]
  /** First and last words of its text. */
  debut: string
  fin: string
}

/** The truth about an article, as far as its beginning, its end and its title. */
export function toExpected({ titre, pages, debut, fin }: MagazineArticle): SeenArticle {
  return { titre, pages, debut: firstLetters(debut), fin: lastLetters(fin) }
}

export function toSeen(article: ProposedArticle): SeenArticle {
  const texts = textsOf(article)
  return {
    titre: toReadable(article.titre),
    pages: [article.premierePage, article.dernierePage],
    debut: firstLetters(texts[0] ?? ''),
    fin: lastLetters(texts.at(-1) ?? ''),
  }
}

const firstLetters = (text: string): string =>
  toLetters(text.split(/\s+/).slice(0, WORDS).join(' '))

const lastLetters = (text: string): string => toLetters(text.split(/\s+/).slice(-WORDS).join(' '))

/** The letters of all of an article’s text, in order. */
export const lettersOf = (article: ProposedArticle): string => toLetters(textsOf(article).join(' '))

export const expectedLetters = (article: MagazineArticle): string =>
  toLetters(
    listParts(article)
      .map((part) => ('titre' in part ? `${part.titre} ${part.texte}` : part.texte))
      .join(' '),
  )

/** Texts of an article’s quotations and boxes, as its paragraphs’ roles tell them. */
export const rolesOf = ({ blocs }: ProposedArticle): [role: string, text: string][] =>
  blocs.flatMap((bloc) =>
    bloc.type === 'paragraphe' && bloc.role && bloc.role !== 'signature'
      ? [[bloc.role, toLetters(bloc.texte)]]
      : [],
  )

export const expectedRoles = (article: MagazineArticle): [role: string, text: string][] =>
  listParts(article).flatMap((part): [string, string][] => {
    if (part.type === 'citation') return [['citation', toLetters(part.texte)]]
    if (part.type !== 'encadre') return []
    return [part.titre, part.texte].map((text) => ['encadre', toLetters(text)])
  })
