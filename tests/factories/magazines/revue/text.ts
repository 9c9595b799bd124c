import path from 'node:path'
import { readPages, readSections } from '../../readSections'
import { getParagraph } from '../content/paragraphs'

export interface RevueArticle {
  titre: string
  chapo: string
  auteur: string
  /** Intertitles, each with its paragraphs. */
  sections: { intertitre: string | null; textes: string[] }[]
  /** Captions: of the picture under the title, then of pages of photographs. */
  legendes: string[]
  /** First and last page of the issue. */
  pages: [first: number, last: number]
}

export const REVUE_FILE = path.join(import.meta.dirname, '../pdf/revue.pdf')

/** Pages of the issue: Typst made 24 of them, Chromium the rest. */
export const PAGES = 46

/** What articles have beside their sections: a song, and sources. */
const VERSES = [
  'Au fond du pré la source est claire,',
  'J’y ai lavé mon tablier,',
  'Le vent l’a pris dans la rivière,',
  'Qui me le rendra pour danser ?',
]
const SOURCES = [
  'Brun (Louis), Carnets d’un instituteur, Guéret, 1934.',
  'Faure (Roland), Les noms de nos chemins, Autun, 1987.',
  'Perrot (Agnès), Deuils et couleurs, Nevers, 2011.',
]
const SUNG = 2
const SOURCED = 7

const families = ['costume', 'danse', 'musique', 'savoir', 'fete', 'langue'] as const

/** Paragraphs of a section: from a family of texts, and from the next ones. */
const textsFrom = (article: number, section: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const family = families[(article + section + (index > 2 ? 1 : 0)) % families.length]
    return getParagraph(`${family}${((section + index) % 5) + 1}`).replace(
      / (?=[:;?!»])/g,
      '\u00a0',
    )
  })

/** `# ` is an intertitle, `- ` a caption. */
export const revue = readSections(path.join(import.meta.dirname, 'articles.txt')).map(
  ({ title, fields, lines }, rank): RevueArticle => {
    const marked = (own: string) => lines.flatMap(({ mark, text }) => (mark === own ? text : []))
    return {
      ...{ titre: title, auteur: fields.auteur ?? '', chapo: fields.chapo ?? '' },
      ...{ legendes: marked('-'), pages: readPages(fields.pages) },
      sections: [null, ...marked('#')].map((intertitre, section) => ({
        intertitre,
        textes: textsFrom(rank, section, 6),
      })),
    }
  },
)

/** Headings of an article’s text. */
export const headingsOf = ({ sections }: RevueArticle, rank: number): string[] => [
  ...sections.flatMap(({ intertitre }) => intertitre ?? []),
  ...(rank === SOURCED ? ['Bibliographie'] : []),
]

/** Paragraphs of an article, in order, but for its note and its box, which stand anywhere. */
export const textsOf = ({ sections }: RevueArticle, rank: number): string[] => [
  ...sections.flatMap(({ textes }, index) => [
    ...textes,
    ...(rank === SUNG && index === 1 ? VERSES : []),
  ]),
  ...(rank === SOURCED ? SOURCES : []),
]
