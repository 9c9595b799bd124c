import { scribus } from '../content/scribus'
import type { MagazineArticle } from '../content/types'
import { divide, listParts, typeset, type DrawnPart } from '../listParts'

type Style =
  | 'corps'
  | 'titre'
  | 'bref'
  | 'chapo'
  | 'rubrique'
  | 'signature'
  | 'intertitre'
  | 'legende'
  | 'nom'
  | 'suite'
interface Frame {
  page: number
  /** Left, top, width, height in millimetres. */
  place: [number, number, number, number]
  columns?: number
  texts?: [Style, string][]
  image?: string
}

const toText = (part: DrawnPart): [Style, string] => [
  part.type === 'intertitre' ? 'intertitre' : 'corps',
  part.texte,
]

const textsOf = (article: MagazineArticle): [Style, string][] => [
  ...listParts(article).map(toText),
  ...(article.signature ? [['signature', typeset(article.signature)] as [Style, string]] : []),
]

/** An article on a page of its own: the text is drawn first, as a layout that was changed has it. */
function drawArticle(article: MagazineArticle, image?: string): Frame[] {
  const {
    rubrique,
    titre,
    chapo,
    legende,
    pages: [page],
  } = article
  return [
    { page, place: [14, 78, 172, 106], columns: 2, texts: textsOf(article) },
    { page, place: [14, 54, image ? 110 : 172, 20], texts: [['chapo', typeset(chapo ?? '')]] },
    ...(image && legende
      ? [
          { page, place: [130, 40, 56, 30] as Frame['place'], image },
          {
            page,
            place: [130, 70.5, 56, 6] as Frame['place'],
            texts: [['legende', typeset(legende)]] as [Style, string][],
          },
        ]
      : []),
    { page, place: [14, 20, 112, 34], texts: [['titre', typeset(titre)]] },
    { page, place: [14, 14, 60, 6], texts: [['rubrique', (rubrique ?? '').toUpperCase()]] },
  ]
}

const drawShort = (article: MagazineArticle, place: Frame['place']): Frame[] => {
  const [x, y, width, height] = place
  const { page } = { page: article.pages[0] }
  return [
    { page, place: [x, y, width, 9], texts: [['bref', typeset(article.titre)]] },
    { page, place: [x, y + 10, width, height - 10], texts: textsOf(article) },
  ]
}

const [pluie, conscrits, vielle, tapissiers, barbichet, quilles, dictionnaire, veilleur] =
  scribus.articles as [
    MagazineArticle,
    MagazineArticle,
    MagazineArticle,
    MagazineArticle,
    MagazineArticle,
    MagazineArticle,
    MagazineArticle,
    MagazineArticle,
  ]
const [before, after] = divide(pluie, 2, 34)

const contents = scribus.articles.map(({ titre, pages: [page] }): [Style, string] => [
  'corps',
  `${page}   ${typeset(titre)}`,
])

/** The frames of « La Gazette du rond », which layouts/scribus.py draws. */
export const drawScribus = (): Frame[] => [
  { page: 1, place: [14, 20, 172, 30], texts: [['nom', 'La Gazette du rond']] },
  { page: 1, place: [14, 48, 172, 70], image: 'photo2' },
  {
    page: 1,
    place: [14, 120, 100, 8],
    texts: [['chapo', 'Bulletin des cercles de la Marche, n° 61']],
  },
  { page: 1, place: [14, 130, 100, 56], texts: [['intertitre', 'Au sommaire'], ...contents] },
  {
    page: 2,
    place: [14, 84, 172, 50],
    columns: 3,
    texts: [...before.map(toText), ['suite', 'Suite page 7']],
  },
  { page: 2, place: [14, 54, 110, 20], texts: [['chapo', typeset(pluie.chapo ?? '')]] },
  { page: 2, place: [130, 40, 56, 38], image: 'photo1' },
  { page: 2, place: [130, 79, 56, 6], texts: [['legende', typeset(pluie.legende ?? '')]] },
  { page: 2, place: [14, 20, 112, 34], texts: [['titre', typeset(pluie.titre)]] },
  { page: 2, place: [14, 14, 60, 6], texts: [['rubrique', (pluie.rubrique ?? '').toUpperCase()]] },
  ...drawShort(conscrits, [14, 142, 140, 46]),
  ...drawArticle(vielle, 'photo3'),
  ...drawArticle(tapissiers, 'photo2'),
  ...drawArticle(barbichet, 'photo1'),
  ...drawShort(dictionnaire, [104, 20, 82, 90]),
  ...drawShort(quilles, [14, 20, 82, 90]),
  { page: 6, place: [14, 128, 172, 16], texts: [['titre', 'Bal & Bois']] },
  {
    page: 6,
    place: [14, 146, 172, 40],
    texts: [
      ['chapo', 'Parquets de bal, location et montage'],
      ['chapo', 'Tél. 05 00 00 00 00 — devis gratuit'],
      ['chapo', 'www.baletbois.example'],
    ],
  },
  ...drawArticle(veilleur).map((frame): Frame =>
    frame.columns ? { ...frame, place: [14, 78, 172, 54] } : frame,
  ),
  {
    page: 7,
    place: [14, 138, 172, 50],
    columns: 3,
    texts: [
      ['suite', 'Suite de la page 2'],
      ...after.map(toText),
      ['signature', pluie.signature ?? ''],
    ],
  },
  {
    page: 8,
    place: [14, 150, 172, 40],
    texts: [
      [
        'legende',
        'La Gazette du rond est publiée par la Fédération des cercles de la Marche, 23500 Felletin. Directeur de la publication : Thomas Lavergne. Rédaction : Camille Roux, Odile Chabrol. Imprimerie Bourganeuf. Dépôt légal : juillet 2025. ISSN 0000-0061.',
      ],
    ],
  },
]
