import { at, box, linesAt, toLiteral, toStream, writePdf } from './writePdf'

const LAVOIR = [
  'Le lavoir servait le lundi, et les meilleures',
  'places étaient aux anciennes du quartier.',
]
const FOUR = ['Le four chauffait deux fois la semaine, et', 'chaque famille y apportait sa pâte.']

/** Draws text turned by 90 degrees, upwards (1) or downwards (-1). */
const turned = (x: number, y: number, size: number, text: string, way: 1 | -1 = 1): string =>
  `BT /F1 ${size} Tf 0 ${way} ${-way} 0 ${x} ${y} Tm ${toLiteral(text)} Tj ET\n`

const SENTENCE =
  'la fête des moissons commence au lever du jour et finit quand le dernier danseur quitte la place'.split(
    ' ',
  )

/** The words of the page that has 20,000 of them. */
export const MANY_WORDS = Array.from(
  { length: 20_000 },
  (_, index) => SENTENCE[index % SENTENCE.length] ?? '',
)

const ROWS = [
  ['Bourg', 'Jour', 'Marchandises'],
  ['Plouay', 'premier lundi', 'chevaux et porcs'],
  ['Guémené', 'troisième jeudi', 'toiles et laines'],
  ['Le Faouët', 'mercredi saint', 'bestiaux, mercerie'],
]

/** Pages and documents that are built in unusual ways. */
export const pagePdfs: Record<string, () => Buffer> = {
  calques: () =>
    writePdf({
      catalog:
        '/OCProperties << /OCGs [@off @on] /D << /ON [@on] /OFF [@off] /Order [@on @off] >> >>',
      objects: {
        off: '<< /Type /OCG /Name (Brouillon) >>',
        on: '<< /Type /OCG /Name (Texte) >>',
        all: '<< /Type /OCMD /OCGs [@on @off] /P /AllOn >>',
        form: toStream(
          at(40, 300, 12, 'FORMULAIRE CACHÉ'),
          '/Type /XObject /Subtype /Form /BBox [0 0 420 595] /OC @off /Resources << /Font << /F1 @F1 >> >>',
        ),
      },
      pages: [
        {
          resources: '/Properties << /Off @off /On @on /All @all >> /XObject << /X1 @form >>',
          content:
            `/OC /On BDC ${linesAt(40, 540, 10, 13, LAVOIR)}EMC /OC /Off BDC ${at(40, 400, 30, 'CALQUE CACHÉ')}` +
            `/Span << /MCID 0 >> BDC ${at(40, 380, 10, 'dans une marque')}EMC EMC /OC /All BDC ${at(40, 350, 12, 'TOUS OU RIEN')}EMC /X1 Do\n` +
            linesAt(40, 500, 10, 13, FOUR),
        },
      ],
    }),
  'hors-rognage': () =>
    writePdf({
      pages: [
        {
          size: [500, 680],
          entries: '/CropBox [40 40 460 635] /TrimBox [40 40 460 635]',
          content:
            at(50, 660, 7, 'regards_52_int.indd 3') +
            at(350, 660, 7, '12/09/2026 14:32') +
            at(100, 20, 7, 'Cyan Magenta Jaune Noir') +
            linesAt(80, 580, 10, 13, LAVOIR) +
            linesAt(80, 540, 10, 13, FOUR),
        },
      ],
    }),
  'unite-utilisateur': () =>
    writePdf({
      pages: [
        {
          size: [210, 298],
          entries: '/UserUnit 2',
          content:
            at(20, 270, 12, 'Au village', 'F3') +
            linesAt(20, 250, 5, 6.5, [
              'Le four du village chauffait',
              'deux fois la semaine, et cha-',
              'que famille y portait sa pâte.',
            ]) +
            linesAt(112, 250, 5, 6.5, [
              'Le lavoir servait le lundi. Les',
              'meilleures places, près de la',
              'source, étaient aux anciennes.',
            ]),
        },
      ],
    }),
  'tableau-rotate': () =>
    writePdf({
      pages: [
        {
          size: [420, 595],
          entries: '/Rotate 90',
          content:
            turned(60, 40, 14, 'Les foires du canton') +
            ROWS.map((row, index) =>
              row
                .map((cell, column) => turned(100 + 22 * index, 40 + 150 * column, 10, cell))
                .join(''),
            ).join(''),
        },
      ],
    }),
  'tableau-texte-tourne': () =>
    writePdf({
      pages: [
        {
          size: [420, 595],
          content:
            linesAt(40, 560, 10, 13, LAVOIR) +
            turned(60, 40, 14, 'Les foires du canton') +
            ROWS.map((row, index) =>
              row
                .map((cell, column) => turned(100 + 22 * index, 40 + 150 * column, 10, cell))
                .join(''),
            ).join(''),
        },
      ],
    }),
  'tableau-texte-descendant': () =>
    writePdf({
      pages: [
        {
          size: [420, 595],
          content:
            turned(360, 540, 14, 'Les foires du canton', -1) +
            ROWS.map((row, index) =>
              row
                .map((cell, column) => turned(320 - 22 * index, 540 - 150 * column, 10, cell, -1))
                .join(''),
            ).join(''),
        },
      ],
    }),
  'credits-verticaux': () =>
    writePdf({
      pages: [
        {
          content:
            linesAt(40, 540, 10, 13, LAVOIR) +
            box(40, 340, 200, 150) +
            turned(250, 345, 6, 'Photographie Anne Quimperlé, 1936') +
            linesAt(40, 310, 10, 13, FOUR) +
            box(40, 120, 200, 150) +
            turned(250, 268, 14, 'Collection Musée de Bretagne', -1),
        },
      ],
    }),
  'vingt-mille-mots': () => {
    let content = 'BT /F1 4 Tf 5 TL 40 5560 Td\n'
    for (let word = 0; word < MANY_WORDS.length; word += 20) {
      content += `${toLiteral(MANY_WORDS.slice(word, word + 20).join(' '))} Tj T*\n`
    }
    return writePdf({ pages: [{ size: [600, 5_600], content: `${content}ET\n` }] })
  },
  'page-haute': () =>
    writePdf({
      pages: [
        {
          size: [600, 14_000],
          content: linesAt(40, 13_950, 12, 16, LAVOIR) + linesAt(40, 7_000, 12, 16, FOUR),
        },
      ],
    }),
  'une-page-sur-trois-abimee': () => {
    const good = (lines: string[]) => ({ content: linesAt(40, 540, 10, 13, lines) })
    return writePdf({ pages: [good(LAVOIR), undefined, good(FOUR)] })
  },
}
