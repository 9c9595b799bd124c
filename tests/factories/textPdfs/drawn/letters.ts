import { at, linesAt, toLiteral, writePdf } from './writePdf'

const BODY = ['La vielle à roue tient sa place à la fête,', 'et la cornemuse lui répond.']

/** Marked content whose ActualText has the letters fi, soft hyphens, a hyphen left out and an accent. */
const ACTUAL_TEXT = [
  '/P << /MCID 0 >> BDC BT /F1 12 Tf 40 540 Td (L\\222af) Tj',
  '/Span << /ActualText (fi) >> BDC (\\(\\)) Tj EMC (che annonce les musi) Tj',
  '/Span << /ActualText <FEFF00AD> >> BDC (-) Tj EMC 0 -15 Td (ciens et les cos) Tj',
  '/Span << /ActualText () >> BDC (-) Tj EMC 0 -15 Td (tumes du pays.) Tj ET EMC',
  '/P << /MCID 1 >> BDC BT /F1 12 Tf 40 480 Td (Le d) Tj',
  '/Span << /ActualText <FEFF00E9> >> BDC (e) Tj EMC (fil) Tj',
  '/Span << /ActualText <FEFF00E9> >> BDC (e) Tj EMC ( commence \\340 dix heures.) Tj ET EMC',
].join('\n')

/** Numbers of which each digit has its ActualText, in a font that tells their widths, and in one that tells 1000. */
const TOLD_DIGITS = [
  ['F1', 540, 0],
  ['F4', 520, 444],
]
  .map(([font, y, less]) => {
    const told = (text: string) =>
      [...text]
        .map((sign) =>
          /\d/.test(sign)
            ? `/Span << /ActualText (${sign}) >> BDC /${font} 12 Tf [(${sign}) ${less}] TJ EMC /F1 12 Tf`
            : `(${sign}) Tj`,
        )
        .join(' ')
    return `BT /F1 12 Tf 40 ${y} Td (La page ) Tj ${told('2024/11')} ( et la note ) Tj ${told('5.2.11.')} ( puis ) Tj ${told('11 111')} ET`
  })
  .join('\n')

/** Words drawn in unusual ways. */
export const letterPdfs: Record<string, () => Buffer> = {
  actualtext: () =>
    writePdf({
      catalog: '/MarkInfo << /Marked true >> /Lang (fr-FR) /StructTreeRoot @root',
      objects: {
        root: '<< /Type /StructTreeRoot /K [@p1 @p2] /ParentTree << /Nums [0 [@p1 @p2]] >> >>',
        p1: '<< /Type /StructElem /S /P /P @root /Pg @page1 /K 0 >>',
        p2: '<< /Type /StructElem /S /P /P @root /Pg @page1 /K 1 >>',
      },
      pages: [{ entries: '/StructParents 0', content: ACTUAL_TEXT }],
    }),
  'actualtext-chiffres': () =>
    writePdf({
      objects: {
        F4: `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /FirstChar 48 /LastChar 57 /Widths [${'1000 '.repeat(10)}] >>`,
      },
      pages: [{ content: TOLD_DIGITS }],
    }),
  'texte-double': () =>
    writePdf({
      pages: [
        {
          content:
            at(40, 540, 24, 'La fête des moissons') +
            at(40.6, 539.4, 24, 'La fête des moissons') +
            `0.6 g ${at(42, 498, 18, 'Programme du samedi')}0 g ${at(40, 500, 18, 'Programme du samedi')}` +
            linesAt(40, 460, 10, 13, BODY) +
            at(40, 420, 10, 'Entrée libre pour tous.') +
            at(40.3, 420, 10, 'Entrée libre pour tous.') +
            at(40, 390, 10, 'Venez, venez, et venez encore.'),
        },
      ],
    }),
  apostrophe: () =>
    writePdf({
      pages: [
        {
          content:
            'BT /F2 14 Tf 40 540 Td [(L) 150 (\\222arc-en-ciel de l) 200 (\\222\\351t\\351, l) 90 (\\222\\342tre et l) 250 (\\222hiver)] TJ ET\n' +
            'BT /F2 14 Tf 40 515 Td [(A) 130 (V) 130 (A) 110 (NT l) -60 (\\222aube, qu) 120 (\\222on T) 120 (ourne la V) 150 (ierge)] TJ ET\n',
        },
      ],
    }),
  'lettres-espacees': () =>
    writePdf({
      pages: [
        {
          size: [595, 420],
          content:
            [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5]
              .map(
                (em, index) =>
                  `BT /F1 14 Tf ${14 * em} Tc 40 ${380 - 26 * index} Td ${toLiteral('TRADITIONS POPULAIRES')} Tj ET\n`,
              )
              .join('') +
            [100, 200, 350]
              .map(
                (unit, index) =>
                  `BT /F1 14 Tf 40 ${165 - 26 * index} Td [${'VEILLÉES'
                    .split('')
                    .map((letter) => toLiteral(letter))
                    .join(` -${unit} `)}] TJ ET\n`,
              )
              .join('') +
            `0 Tc\n${linesAt(40, 80, 10, 13, BODY)}`,
        },
      ],
    }),
  'titre-degrade': () =>
    writePdf({
      objects: {
        shade:
          '<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [40 0 380 0] /Function << /FunctionType 2 /Domain [0 1] /C0 [0.7 0.1 0.1] /C1 [0.1 0.1 0.7] /N 1 >> /Extend [true true] >>',
        fill: '<< /Type /Pattern /PatternType 2 /Shading @shade >>',
      },
      pages: [
        {
          resources: '/Pattern << /P1 @fill >>',
          content: `/Pattern cs /P1 scn ${linesAt(40, 530, 26, 32, ['Les soixante lettres', 'du titre sont remplies', 'd’un dégradé de cou-', 'leurs'])}0 g ${linesAt(40, 380, 10, 13, BODY)}`,
        },
      ],
    }),
  'points-de-conduite': () =>
    writePdf({
      pages: [
        {
          content:
            `BT /F2 12 Tf 40 540 Td [(La) -250 (veill\\351e) -250 (des) -250 (fileuses) ${'-900 (.) '.repeat(12)} -900 (17)] TJ ET\n` +
            `BT /F2 12 Tf 40 520 Td [(Les) -250 (lettres) -250 (de) -250 (l\\222alphabet) -250 (:) ${'aàâbcdeéèêë'
              .split('')
              .map((letter) => `-350 ${toLiteral(letter)}`)
              .join(' ')}] TJ ET\n` +
            'BT /F2 12 Tf 40 500 Td (X) Tj 13 0 Td [(ou) -400 (T)] TJ ET\n',
        },
      ],
    }),
  'titre-incline': () =>
    writePdf({
      pages: [
        {
          content:
            linesAt(40, 420, 10, 13, BODY) +
            at(40, 480, 24, 'La fête des moissons') +
            'BT /F3 18 Tf 0.985 0.174 -0.174 0.985 60 520 Tm (Samedi prochain) Tj ET\n',
        },
      ],
    }),
  'accents-a-part': () =>
    writePdf({
      pages: [
        {
          content:
            accented(40, 540, 20, ['L’', 'e´', 't', 'e´', ' a ', 'e´', 't', 'e´', ' bon']) +
            accented(40, 510, 12, [
              'La f',
              'e^',
              'te du v',
              'e´',
              'lo o',
              'u`',
              ' No',
              'e¨',
              'l joue',
            ]),
        },
      ],
    }),
  'cesure-colonnes': () =>
    writePdf({
      pages: [
        {
          size: [420, 300],
          content:
            linesAt(40, 260, 10, 12, [
              'Les enfants regardaient, émer-',
              'veillés, ce grand tourbillon de',
              'rubans, de gilets et de dentel-',
              'les, et la procession avançait',
              'comme un immense kaléido-',
            ]) +
            linesAt(225, 260, 10, 12, [
              'scope autour du calvaire. Les',
              'anciens racontaient les danses',
              'd’autrefois, l’arc-en-',
              'ciel des costumes, le va-et-',
              'vient des marchands.',
            ]),
        },
      ],
    }),
  'cesure-pages': () =>
    writePdf({
      pages: [
        {
          size: [300, 200],
          content: linesAt(40, 160, 10, 12, [
            'Les enfants regardaient, émerveillés,',
            'le tourbillon des rubans et des dentelles,',
            'et la procession avançait, telle un kaléido-',
          ]),
        },
        {
          size: [300, 200],
          content: linesAt(40, 160, 10, 12, [
            'scope, autour du calvaire. Les anciens',
            'racontaient les danses d’autrefois.',
          ]),
        },
      ],
    }),
}

/** Letters with a spacing accent drawn over them: « e´ » is an e, then the accent above it. */
function accented(x: number, y: number, size: number, parts: string[]): string {
  const accents: Record<string, string> = { '´': '\\264', '`': '`', '^': '\\210', '¨': '\\250' }
  return `BT /F2 ${size} Tf ${x} ${y} Td ${parts
    .map((part) => {
      const accent = accents[part[1] ?? '']
      if (part.length !== 2 || !accent) return `${toLiteral(part)} Tj`
      const width = part[0] === 'u' ? 0.5 : 0.444
      const shift = (width - 0.333) / 2
      return `${toLiteral(part[0] ?? '')} Tj [${(width - shift) * 1000} (${accent}) ${-shift * 1000}] TJ`
    })
    .join(' ')} ET\n`
}
