import { both, page, type ExpectedPdf } from './types'

const VERSES = [
  'Tourne, tourne mon rouet,\nFile, file la laine,\nMa mère file à la veillée,\nLe chat dort près du feu.',
  'Tourne, tourne mon fuseau,\nLa lune est à la fenêtre,\nEt mon père est au moulin,\nIl reviendra demain.',
  'Tourne, tourne mon rouet,\nOh ! oh ! la belle laine,\nAvec mes sabots, (bis)\nJe m’en irai danser.',
  'Tourne, tourne la maison,\nLe vent est à la porte,\nDemain nous irons au bourg,\nVendre notre laine.',
]

const SONG =
  'Les chansons de fileuses se chantaient à la veillée, chacune reprenant à son tour le refrain que les autres soutenaient. Celle-ci vient d’un cahier d’écolière de 1912, où elle porte trois couplets de plus.'

const BOXED = [
  'La transmission des traditions populaires appartient aujourd’hui aux fédérations départementales, qui organisent régulièrement des rassemblements extraordinaires.',
  'L’interprétation des danses traditionnelles demande une connaissance approfondie des documents conservés dans les bibliothèques municipales.',
  'Les organisateurs recommandent particulièrement les représentations commentées, pendant lesquelles les intervenants expliquent les particularités vestimentaires.',
  'On dansait en ronde, puis en chaîne, puis par couples. Le musicien se tenait au milieu, sur une charrette ou sur une barrique, et ne s’arrêtait que pour boire.',
]

const lower = (titre: string) => titre.charAt(0).toLowerCase() + titre.slice(1)

const TOLD = (sujet: string) =>
  `Dans les cahiers, ${sujet} revient chaque année, tel que les instituteurs le notaient le jeudi. Ils notaient les paroles, parfois l’air, plus rarement les pas, et presque jamais le nom de ceux qui les leur avaient appris. Les enquêtes d’après-guerre ont repris ces cahiers et les ont corrigés au village. On y trouve des variantes, des repentirs, et quelques pages blanches qui attendent encore leur couplet.`

const ARTICLES = [
  ['La ronde', 'On la danse partout, et nul ne sait pourquoi.'],
  ['Le rouet', 'Une roue, un fuseau et beaucoup de patience.'],
  ['Les feux', 'Une nuit, un bûcher et des rondes jusqu’au jour.'],
  ['Le biniou', 'Petit, aigu, et jamais seul sur son tonneau.'],
] as const

/** What magazines have: notes, songs, boxes, titles in a display font, a list of contents. */
export const typstMagazinePdfs: ExpectedPdf[] = [
  {
    files: both('typst-notes'),
    why: 'numbers of notes, raised by the font or by their size, and a note in the middle of a paragraph',
    pages: [
      {
        texte: page(
          'Le costume changeait avec le mariage 1, puis avec le deuil 12. Au XIXe siècle, une pièce de 12 m2 suffisait.',
          'On le lit dans les contrats 1 et dans le mot « coiffe » 2. Une autre 1 suit.',
          '1 La note, au pied de la page.',
        ),
        blocs: ['On le lit dans les contrats 1 et dans le mot « coiffe » 2. Une autre 1 suit.'],
      },
    ],
  },
  {
    files: ['typst-grands-accents'],
    why: 'capitals whose accent is drawn by a second glyph, wider than their advance',
    pages: [
      {
        texte: 'À plat, à l’abri À Paris, À Tulle, À Vannes',
        titres: ['À plat, à l’abri'],
      },
    ],
  },
  {
    files: both('typst-chanson'),
    why: 'verses alone in their columns',
    pages: [
      {
        texte: page('Tourne, mon rouet', ...VERSES.slice(0, 3), SONG),
        vers: VERSES.slice(0, 3),
      },
      { texte: page(...VERSES), vers: VERSES },
    ],
  },
  {
    files: both('typst-grand-encadre'),
    why: 'a box with more than half of the text of its page',
    pages: [
      {
        texte: page(
          'La transmission passe par les gestes. On la voit dans les veillées, où les anciens montrent le pas avant de le nommer, puis dans les stages, où l’on nomme avant de montrer. Les deux manières se rejoignent le soir, au bal.',
          'Une tradition vivante',
          ...BOXED,
        ),
        encadre: page('Une tradition vivante', ...BOXED),
      },
      {
        texte: page(
          'Quand le dernier four ferma, en 1954, les femmes continuèrent d’y venir le samedi, par habitude. La transmission de cette tradition passe par les représentations populaires, et par ceux qui les regardent.',
          'Le four du village chauffait deux fois la semaine. Chaque famille y apportait sa pâte, marquée d’un signe pour la reconnaître, et repartait avec ses miches. Le fournier gardait pour lui un pain sur vingt. On se retrouvait devant la porte, à l’abri, et les nouvelles circulaient plus vite que le pain ne levait.',
        ),
        encadre: '',
      },
    ],
  },
  {
    files: ['typst-numero'],
    why: 'a list of contents with the standfirsts, and an article that begins a column',
    pages: [
      {
        texte: page(
          'Sommaire',
          ...ARTICLES.map(([titre, chapo], rang) => `${rang + 2} ${titre} ${chapo}`),
        ),
      },
      ...ARTICLES.map(([titre, chapo]) => ({
        texte: page(titre, chapo, TOLD(lower(titre))),
        titres: [titre],
      })),
      {
        texte: page(TOLD('le biniou'), 'La bombarde', 'Jeanne Kervella', TOLD('la bombarde')),
        titres: ['La bombarde'],
      },
    ],
  },
]
