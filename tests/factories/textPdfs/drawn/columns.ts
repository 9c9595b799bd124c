import { at, box, linesAt, writePdf } from './writePdf'

const FOUR = [
  'Le four du village chauffait deux',
  'fois la semaine, et chaque famille',
  'y apportait sa pâte, marquée d’un',
  'signe pour la reconnaître. Le vieux',
  'fournier gardait pour lui un pain',
  'sur vingt, et les enfants guettaient',
  'les galettes cuites à l’entrée.',
]
const LAVOIR = [
  'Le lavoir servait le lundi. Les',
  'brouettes arrivaient dès six heures,',
  'et les meilleures places, près de',
  'la source, étaient aux anciennes.',
  'On y apprenait tout, et souvent',
  'avant les intéressés. Le battoir',
  'scandait les histoires.',
]
const PUITS = [
  'Le puits, lui, n’était à personne.',
  'On y tirait l’eau du soir, quand',
  'la chaleur tombait, et la margelle',
  'portait la trace des cordes. Un',
  'seau oublié faisait parler tout',
  'le hameau jusqu’au dimanche.',
]

/** Layouts of columns, drawn in the order in which layout programs write their frames. */
export const columnPdfs: Record<string, () => Buffer> = {
  'trois-colonnes-titre-sur-deux': () =>
    writePdf({
      pages: [
        {
          size: [600, 400],
          content:
            at(40, 350, 24, 'Trois lieux de la commune') +
            linesAt(40, 310, 10, 12, FOUR) +
            linesAt(225, 310, 10, 12, LAVOIR) +
            linesAt(410, 350, 10, 12, PUITS),
        },
      ],
    }),
  planche: () =>
    writePdf({
      pages: [
        {
          size: [840, 400],
          content:
            at(60, 350, 24, 'Trois lieux de la commune') +
            linesAt(40, 310, 10, 12, FOUR) +
            linesAt(225, 310, 10, 12, LAVOIR) +
            linesAt(450, 350, 10, 12, PUITS) +
            linesAt(635, 350, 10, 12, [
              'La mairie garde encore les clefs',
              'des trois, pendues dans l’ordre',
              'derrière la porte du secrétaire.',
            ]),
        },
      ],
    }),
  exergue: () =>
    writePdf({
      pages: [
        {
          size: [480, 400],
          content:
            linesAt(40, 350, 10, 12, [
              'Le four du village chauffait deux fois',
              'la semaine, et chaque famille y',
              'apportait sa pâte, marquée',
              'd’un signe pour la re-',
              'connaître. Le vieux',
              'fournier gardait pour',
              'lui un pain sur vingt,',
              'et les enfants guettaient les galettes',
              'cuites à l’entrée. Le lavoir servait',
            ]) +
            linesAt(265, 350, 10, 12, [
              'le lundi, et les brouettes arrivaient',
              'dès six heures. Les',
            ]) +
            linesAt(340, 326, 10, 12, [
              'meilleures places,',
              'près de la source,',
              'étaient aux ancien-',
              'nes du quartier.',
              'On y apprenait tout',
            ]) +
            linesAt(265, 266, 10, 12, [
              'et souvent avant les intéressés, car le',
              'battoir scandait les histoires.',
            ]) +
            at(163, 308, 15, '« On y apprenait', 'F3') +
            at(163, 290, 15, 'tout, et tôt »', 'F3'),
        },
      ],
    }),
  'titre-a-cote-18': () => besideHeading(18),
  'titre-a-cote-24': () => besideHeading(24),
  'titre-court': () =>
    writePdf({
      pages: [
        {
          content:
            at(110, 540, 22, 'Les trois lieux') +
            at(40, 500, 12, 'Au village', 'F3') +
            linesAt(40, 482, 10, 12, FOUR) +
            linesAt(225, 500, 10, 12, LAVOIR),
        },
      ],
    }),
  'titre-centre': () =>
    writePdf({
      pages: [
        {
          content:
            at(150, 540, 22, 'Les lieux') +
            at(128, 520, 11, 'par ceux qui les ont connus') +
            linesAt(40, 490, 10, 12, FOUR) +
            linesAt(225, 490, 10, 12, LAVOIR),
        },
      ],
    }),
  'photo-entre-colonnes': () =>
    writePdf({
      pages: [
        {
          size: [480, 400],
          content:
            box(160, 220, 160, 100) +
            at(165, 210, 7, 'Le four banal, restauré en 1998.') +
            linesAt(40, 350, 10, 12, [
              'Le four du village chauf-',
              'fait deux fois la semaine,',
              'et chaque famille y portait',
              'sa pâte, marquée d’un',
              'signe pour la reconnaître.',
              'Le vieux fournier gardait',
              'pour lui un pain sur vingt,',
              'et les enfants guettaient',
              'les galettes à l’entrée.',
            ]) +
            linesAt(335, 350, 10, 12, [
              'Le lavoir servait le lundi.',
              'Les brouettes arrivaient',
              'dès six heures, et les',
              'meilleures places étaient',
              'aux anciennes du quar-',
              'tier. On y apprenait tout,',
              'souvent avant les intéres-',
              'sés. Le battoir scandait',
              'les histoires.',
            ]),
        },
      ],
    }),
}

/** A heading in the left column, whose lines stand between lines of the right one. */
function besideHeading(size: number): Buffer {
  return writePdf({
    pages: [
      {
        content:
          linesAt(40, 540, 10, 12, FOUR) +
          at(40, 432, size, 'Le vieux puits') +
          linesAt(40, 410, 10, 12, PUITS) +
          linesAt(225, 540, 10, 12, [
            ...LAVOIR,
            'La mairie garde encore les clefs',
            'des trois, pendues dans l’ordre',
            'derrière la porte du secrétaire.',
            'Personne ne les demande plus, et',
            'le maire les époussette lui-même',
            'le jour du patrimoine. Une fois,',
            'un visiteur voulut les acheter, et',
            'le conseil en débattit deux heures',
            'avant de refuser poliment.',
          ]),
      },
    ],
  })
}
