import path from 'node:path'
import { paragraphs, type ParagraphKey } from '../content/paragraphs'

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

export const REVUE = 'Les Cahiers du pays'

export const REVUE_FILE = path.join(import.meta.dirname, '../pdf/revue.pdf')

/** Pages of the issue, and of its first part, which Typst makes; Chromium makes the rest. */
export const PAGES = 46
export const TYPST_PAGES = 24

/** What articles have beside their sections: a note at the foot of a page, a song, a box, sources. */
export const NOTE = 'Archives du canton, série J, carnet 12, recopié par Louis Brun en 1934.'
export const VERSES = [
  'Au fond du pré la source est claire,',
  'J’y ai lavé mon tablier,',
  'Le vent l’a pris dans la rivière,',
  'Qui me le rendra pour danser ?',
]
export const BOX = {
  titre: 'Pour essayer chez soi',
  texte:
    'Une pelote, deux aiguilles et une soirée suffisent. Les modèles sont prêtés par la bibliothèque du bourg, qui garde aussi les outils.',
}
export const SOURCES = [
  'Brun (Louis), Carnets d’un instituteur, Guéret, 1934.',
  'Faure (Roland), Les noms de nos chemins, Autun, 1987.',
  'Perrot (Agnès), Deuils et couleurs, Nevers, 2011.',
]
export const NOTED = 0
export const BOXED = 1
export const SUNG = 2
export const SOURCED = 7

const families = ['costume', 'danse', 'musique', 'savoir', 'fete', 'langue'] as const

/** Paragraphs of a section: from a family of texts, and from the next ones. */
const textsFrom = (article: number, section: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const family = families[(article + section + (index > 2 ? 1 : 0)) % families.length]
    const key = `${family}${((section + index) % 5) + 1}` as ParagraphKey
    return paragraphs[key].replace(/ (?=[:;?!»])/g, '\u00a0')
  })

const make = (
  rank: number,
  pages: [number, number],
  [titre, auteur, chapo]: [string, string, string],
  intertitres: string[],
  legendes: string[],
): RevueArticle => ({
  ...{ titre, auteur, chapo, legendes, pages },
  sections: [null, ...intertitres].map((intertitre, section) => ({
    intertitre,
    textes: textsFrom(rank, section, 6),
  })),
})

export const revue: RevueArticle[] = [
  make(
    0,
    [4, 9],
    [
      'Les armoires parlent encore',
      'Anne Le Bras',
      'Trois familles ont ouvert leurs coffres devant nous. Ce qu’elles y gardaient raconte un siècle de dimanches.',
    ],
    [
      'Le poids du drap',
      'Deux saisons, deux garde-robes',
      'Ce que l’on rapiéçait',
      'Après l’inventaire',
    ],
    [
      'Une armoire de mariage, vers 1860.',
      'Le drap, la toile et le velours, photographiés chez la famille Mahé.',
    ],
  ),
  make(
    1,
    [10, 14],
    [
      'Un bal sans musicien',
      'Jean Morel',
      'Quand le violoneux ne venait pas, on chantait. Des danseurs d’aujourd’hui réapprennent à se passer de lui.',
    ],
    ['Tenir la ronde', 'La voix et le pied', 'Une soirée à Felletin', 'Ce qu’il reste à collecter'],
    ['La ronde du samedi, sous la halle.'],
  ),
  make(
    2,
    [15, 19],
    [
      'La roue et le bourdon',
      'Yves Tanguy',
      'La vielle passe pour difficile. Ceux qui la jouent disent surtout qu’elle demande de la patience.',
    ],
    ['Le coton et la colophane', 'Un air pour deux mains', 'L’apprentissage'],
    [
      'La roue, les cordes et le clavier.',
      'Vielles de l’atelier Pimpard : la plus ancienne est de 1820.',
    ],
  ),
  make(
    3,
    [20, 24],
    [
      'L’osier du bord de l’eau',
      'Claire Pujol',
      'Dans la vallée, six vanniers récoltent de nouveau leur osier. Ils vendent tout ce qu’ils tressent.',
    ],
    ['La coupe d’hiver', 'Sous la main', 'Le prix d’un panier', 'Une oseraie pour demain'],
    ['Bottes d’osier au séchage.'],
  ),
  make(
    4,
    [25, 29],
    [
      'Des feux sur la colline',
      'Thomas Lavergne',
      'Le feu de la Saint-Jean revient dans douze communes. Chacune a sa manière de dresser le bûcher.',
    ],
    ['Le mât et le bouquet', 'Qui allume ?', 'Sauter les braises', 'Le lendemain'],
    ['Le bûcher de Saint-Plantaire, avant la nuit.'],
  ),
  make(
    5,
    [30, 35],
    [
      'Les mots que l’on garde',
      'Nadia Benali',
      'On les croyait perdus : les mots du pain, de l’eau et du bois se disent encore dans les cuisines.',
    ],
    ['Commencer par les outils', 'Les noms de lieux', 'À l’école', 'Un atlas à écouter'],
    ['Une enquête à Bourganeuf, en 1978.', 'Pages du carnet de l’enquêteur, avec ses corrections.'],
  ),
  make(
    6,
    [36, 40],
    [
      'Une coiffe en deux cents heures',
      'Odile Chabrol',
      'Douze brodeuses se retrouvent le jeudi. Elles achèvent deux coiffes par an, et n’en vendent aucune.',
    ],
    ['Le tulle et l’aiguille', 'Former les plis', 'Une coiffe prêtée', 'Les gestes filmés'],
    ['Le dessin, avant la broderie.'],
  ),
  make(
    7,
    [41, 45],
    [
      'La table des jours de fête',
      'Agnès Perrot',
      'La soupe, le bouilli, le rôti, le gâteau : un repas de noce se déroulait comme une danse.',
    ],
    ['Qui s’asseyait où', 'Les plats dans l’ordre', 'La part de l’absent', 'Ce que l’on emportait'],
    ['Le gâteau de la marraine.'],
  ),
]

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
