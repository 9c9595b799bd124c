import { at, box, linesAt, writePdf } from './writePdf'

const TYPED = [
  'Le vieux fournier gardait pour lui un pain sur vingt et',
  'les enfants guettaient les galettes à la sortie du four.',
  'Quand la pluie tombait, tous entraient se chauffer un',
  'peu et l’on racontait les noces.',
  'Le lavoir servait le lundi. Les brouettes y arrivaient',
  'dès six heures, et les bonnes places étaient prises par',
  'celles qui savaient tout avant les autres.',
]

/** Paragraphs, their order and their lines. */
export const paragraphPdfs: Record<string, () => Buffer> = {
  'deux-interlignes': () =>
    writePdf({
      pages: [
        {
          content:
            linesAt(40, 540, 11, 16, [
              'Au mois de mai, on plantait un arbre devant la',
              'maison des filles à marier, enrubanné par les gar-',
              'çons pendant la nuit, et gardé jusqu’à l’aube.',
            ]) +
            linesAt(40, 460, 8, 9.5, [
              'Le mai d’aubépine disait l’estime, celui de houx le caractère, et celui de',
              'sureau la moquerie. Les archives du canton gardent vingt plaintes pour ce',
              'dernier, dont trois au moins furent suivies d’une amende. La coutume se',
              'perdit après la guerre, puis revint avec le comité des fêtes en 1974. On',
              'plante depuis un seul arbre, sur la place, et tout le monde l’enrubanne.',
              'Les filles à marier choisissent la couleur des rubans de l’année.',
            ]),
        },
      ],
    }),
  'encadre-etroit': () =>
    writePdf({
      pages: [
        {
          content:
            box(300, 390, 90, 160, 0.9) +
            at(308, 535, 10, 'La recette', 'F3') +
            linesAt(308, 520, 8, 10, [
              'Un kilo de farine,',
              'du sel gris, du',
              'levain de la veille',
              'et de l’eau tiède.',
            ]) +
            linesAt(40, 540, 10, 13, [
              'Le four du village chauffait deux fois la semaine,',
              'et chaque famille y apportait sa pâte, marquée',
              'd’un signe pour la reconnaître. Le fournier gardait',
              'pour lui un pain sur vingt, et les enfants guettaient',
              'les galettes cuites à l’entrée.',
            ]) +
            linesAt(52, 475, 10, 13, ['Quand le dernier four ferma, les femmes conti-']) +
            linesAt(40, 462, 10, 13, [
              'nuèrent d’y venir le samedi, par habitude, et l’on',
              'y parla longtemps encore du pain d’autrefois.',
            ]),
        },
      ],
    }),
  'alinea-en-bas': () =>
    writePdf({
      pages: [
        {
          size: [420, 300],
          content:
            linesAt(40, 260, 10, 12, [
              'Le four du village chauffait deux',
              'fois la semaine, et chaque famille',
              'y apportait sa pâte.',
            ]) +
            at(52, 224, 10, 'Le lavoir, lui, servait le lundi') +
            linesAt(225, 260, 10, 12, ['matin, et les brouettes arrivaient', 'dès six heures.']),
        },
      ],
    }),
  bibliographie: () =>
    writePdf({
      pages: [
        {
          size: [420, 300],
          content:
            linesAt(40, 260, 10, 12, ['Le Goff, Anne. Les lavoirs du canton. Paris, Éditions du']) +
            linesAt(58, 248, 10, 12, ['battoir, 1978, deux volumes.']) +
            linesAt(40, 236, 10, 12, ['Martin, Jean. « Les fours banals », dans Enquêtes et']) +
            linesAt(58, 224, 10, 12, ['récits, n° 12, 1936, p. 17-39.']),
        },
      ],
    }),
  tapuscrit: () =>
    writePdf({
      pages: [22, 26, 31].map((leading) => ({ content: linesAt(40, 500, 11, leading, TYPED) })),
    }),
  'ordre-inverse': () =>
    writePdf({
      pages: [
        {
          content:
            linesAt(40, 300, 10, 13, [
              'Enfin la mairie garde les clefs, pendues dans',
              'l’ordre derrière la porte du secrétaire.',
            ]) +
            linesAt(40, 400, 10, 13, [
              'Le lavoir servait le lundi, et les meilleures',
              'places étaient aux anciennes du quartier.',
            ]) +
            linesAt(40, 500, 10, 13, [
              'Le four chauffait deux fois la semaine, et cha-',
              'que famille y apportait sa pâte.',
            ]) +
            at(40, 540, 20, 'Trois lieux'),
        },
      ],
    }),
}
