import type { ProposalInput } from '../../../cms/src/features/articles/proposal/proposeArticles'
import type { Bloc } from '@regards/contract/schemas/blocs'

/** Sentences that make a paragraph of running text. */
const SENTENCES =
  'La place se vidait lentement, et les musiciens rangeaient leurs instruments dans la charrette. On entendait encore, du côté de la rivière, une voix qui reprenait le refrain sans se presser.'

export const titre = (texte: string, niveau: 2 | 3 | 4 = 2): BlocDeTexte => ({
  type: 'titre',
  niveau,
  texte,
})

export const paragraphe = (texte: string): BlocDeTexte => ({ type: 'paragraphe', texte })

type BlocDeTexte = Extract<Bloc, { texte: string }>

/** A paragraph of running text that begins with words of its own. */
export const texte = (debut: string): Bloc => paragraphe(`${debut} ${SENTENCES}`)

/** Two paragraphs of running text, as much as an article has at least. */
export const corps = (debut: string): Bloc[] => [texte(debut), texte(`${debut}, la suite.`)]

export const photo = (nom: string): Bloc => ({
  type: 'image',
  alternative: '',
  figure: { nom, tailles: [320], largeur: 320, hauteur: 200, place: [0, 0, 5000, 3000] },
})

/** A list of contents: « titre … page ». */
export const sommaire = (...entrees: [titre: string, page: number][]): Bloc[] => [
  titre('Sommaire'),
  ...entrees.map(([nom, page]) => paragraphe(`${nom} . . . . . . ${page}`)),
]

/** What articles are proposed from; pages from 1. */
export const issue = (...pages: Bloc[][]): ProposalInput => ({
  pages: pages.map((blocs, index) => ({ page: index + 1, blocs })),
  plan: [],
  nombreDePages: pages.length,
})
