import { expect, test } from 'vitest'
import { normalizeSpaces } from '../../../../support/normalizeSpaces'
import { drawScannedPage, lines, text, withInitial } from '../../../../factories/scannedPages'
import { startPictureReader } from './startPictureReader'

const { read } = startPictureReader()

const VILLAGE = [
  'Dans un pays où tout le monde se connaissait, on',
  'disait la paroisse avant la parole. La forme d’une',
  'coiffe situait le village. La largeur du velours sur',
  'une manche, le nombre des rangs, la qualité du drap',
  'donnaient une idée de la fortune de la maison.',
  'Les peintres vinrent au bourg, un été, avec leurs',
  'boîtes, et dessinèrent les danseurs sur la place.',
]
const VILLAGE_TEXTS = [VILLAGE.slice(0, 5).join(' '), VILLAGE.slice(5).join(' ')]
const DANSE = [
  'Au siècle dernier, des érudits ont commencé à noter',
  'ces airs sous la dictée. Leurs recueils nous sont',
  'précieux, mais l’écrit fixe ce qui était mouvant, et',
  'la danse reprend toute sa force lorsqu’elle est de',
  'nouveau apprise devant des gens, sans livre, aux',
  'veillées de châtaignes et aux noces du pays.',
]
const STANDFIRST = [
  'Maître à danser depuis quarante ans, Anne Le Goff',
  'raconte les noces, les bals et ses premiers élèves.',
]

const TEXTS_WITH_INITIALS = [
  {
    ...{ letter: 'E', width: 150 },
    beside: ['lle se danse à deux temps en Berry et à', 'trois temps en Auvergne, où', 'l’on bat'],
    below: ['la mesure du pied, et chacun se fait face.'],
  },
  {
    ...{ letter: 'D', width: 232 },
    beside: [
      'ans les années trente, le cortège',
      'partait à pied. Il allait',
      'lentement',
      'et dansait',
    ],
    below: ['devant les auberges, où l’on offre à boire.'],
  },
  {
    ...{ letter: 'L', width: 92 },
    beside: ['e musicien vient le matin, avant la', 'messe, et joue devant la porte'],
    below: ['de la mariée, puis les voisins arrivent.'],
  },
]

test.each([0, 1])('initial letters of a scan askew by %i° begin their words', async (askew) => {
  const page = TEXTS_WITH_INITIALS.map((part, at) => withInitial([250, 600 + 600 * at], 40, part))
  const { blocs, words } = await read(await drawScannedPage(page.join(''), { askew }))
  expect(blocs.map((bloc) => 'texte' in bloc && normalizeSpaces(bloc.texte))).toEqual(
    TEXTS_WITH_INITIALS.map(
      ({ letter, beside, below }) => letter + [...beside, ...below].join(' '),
    ),
  )
  const [initial, rest] = words.filter(({ entier }) => entier === 'Elle')
  expect([initial?.texte, rest?.texte]).toEqual(['E', 'lle'])
  const [left = 0, top = 0, right = 0, bottom = 0] = initial?.box ?? []
  expect(right - left).toBeGreaterThan(20)
  expect(bottom - top).toBeGreaterThan(25)
  expect(right).toBeLessThan((rest?.box[0] ?? 0) + 2)
})

test('lines that Tesseract reads across two columns are split, the names of writers apart', async () => {
  const page =
    text(200, 400, 110, 'La danse est un métier', 'font-weight="bold"') +
    lines(200, 520, 58, STANDFIRST, 'font-weight="bold"') +
    text(200, 720, 40, 'Propos recueillis par Yann Le Meur', 'font-style="italic"') +
    lines(200, 776, 40, VILLAGE) +
    lines(1360, 720, 40, DANSE) +
    text(200, 1250, 40, 'Pourquoi avoir choisi la vielle ?', 'font-weight="bold"') +
    lines(200, 1306, 40, DANSE) +
    text(1360, 1200, 40, 'Texte et photos : Anne Le Goff') +
    lines(1360, 1256, 40, VILLAGE)
  const { blocs } = await read(await drawScannedPage(page))
  expect(blocs.map((bloc) => 'texte' in bloc && normalizeSpaces(bloc.texte))).toEqual([
    'La danse est un métier',
    STANDFIRST.join(' '),
    'Propos recueillis par Yann Le Meur',
    ...VILLAGE_TEXTS,
    'Pourquoi avoir choisi la vielle ?',
    DANSE.join(' '),
    DANSE.join(' '),
    'Texte et photos : Anne Le Goff',
    ...VILLAGE_TEXTS,
  ])
})

test.each([0, 0.4, 1])(
  'a last line of one word, on a page askew by %d°, belongs to its paragraph',
  async (askew) => {
    const paragraph = [
      ...DANSE.slice(0, 5),
      'veillées de châtaignes, aux foires et aux noces du',
      'pays.',
    ]
    const page =
      lines(200, 600, 40, VILLAGE) +
      lines(200, 1200, 40, paragraph) +
      lines(1360, 600, 40, paragraph)
    const { blocs } = await read(await drawScannedPage(page, { askew }))
    expect(blocs.map((bloc) => 'texte' in bloc && normalizeSpaces(bloc.texte))).toEqual([
      ...VILLAGE_TEXTS,
      paragraph.join(' '),
      paragraph.join(' '),
    ])
  },
)

test('a rule and a picture beside lines are no initial letters', async () => {
  const beside = [
    'les danseurs se tiennent par la main, et',
    'le musicien les regarde sans un mot.',
  ]
  const page = [
    '<rect x="260" y="570" width="6" height="100"/>',
    '<rect x="250" y="1165" width="120" height="110" fill="#777"/><circle cx="310" cy="1200" r="28"/>',
  ]
    .map((drawing, at) => drawing + lines(400, 600 + 600 * at, 40, beside))
    .concat([0, 1].map((at) => lines(250, 712 + 600 * at, 40, VILLAGE)))
  const { words } = await read(await drawScannedPage(page.join('')))
  const joined = words.filter(({ texte }) => /^\p{Lu}les$/u.test(texte))
  expect(joined).toEqual([])
  expect(words.map(({ texte }) => texte).join(' ')).toContain(beside.join(' '))
})

test.each([0, 1])('white letters on a dark picture askew by %i° are read', async (askew) => {
  const title = text(260, 520, 120, 'La nuit des sonneurs', 'font-weight="bold" fill="#fff"')
  const standfirst = [
    'Deux cents musiciens ont joué jusqu’à l’aube sur',
    'le port de Lorient, devant une foule immense.',
  ]
  const page = title + lines(260, 640, 50, standfirst, 'fill="#fff"')
  const { blocs } = await read(await drawScannedPage(page, { askew, picture: 3508 }))
  expect(blocs).toEqual([
    { type: 'titre', niveau: 2, texte: 'La nuit des sonneurs' },
    { type: 'paragraphe', texte: standfirst.join(' ') },
  ])
})

test('a dark picture without letters has no words', async () => {
  const { words } = await read(await drawScannedPage('', { picture: 1600 }))
  expect(words).toEqual([])
})
