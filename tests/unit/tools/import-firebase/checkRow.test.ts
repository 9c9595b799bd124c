import { expect, test } from 'vitest'
import {
  checkRow,
  parseAddress,
  readDay,
  refuseDuplicates,
} from '../../../../tools/import-firebase/src/checkRow'

const sound = {
  numero: 12,
  dateParution: Date.UTC(2019, 2, 15),
  pdf: 'gs://vieux/regards/k3f9/fichier.pdf',
  couverture: 'gs://vieux/regards/k3f9/cover.jpg',
  nombreDeVue: 340,
  nombreDeTelechargement: 7,
}
const check = (change: Record<string, unknown> = {}, key = '-Nabc') =>
  checkRow({ key, value: { ...sound, ...change } })
const codes = (change: Record<string, unknown>) => check(change).faults.map(({ code }) => code)

test('a sound row is read whole', () => {
  expect(check()).toEqual({
    key: '-Nabc',
    numero: 12,
    dateParution: '2019-03-15T12:00:00.000Z',
    pdf: { bucket: 'vieux', path: 'regards/k3f9/fichier.pdf' },
    couverture: { bucket: 'vieux', path: 'regards/k3f9/cover.jpg' },
    counts: { nombreDeVue: 340, nombreDeTelechargement: 7 },
    faults: [],
    notes: [],
  })
})

test('a number written as a text is taken, and told', () => {
  expect(check({ numero: ' 12 ' })).toMatchObject({
    numero: 12,
    faults: [],
    notes: ['numero écrit comme un texte'],
  })
})

test('counters that are absent are 0', () => {
  const { counts, faults } = check({ nombreDeVue: undefined, nombreDeTelechargement: null })

  expect({ counts, faults }).toEqual({
    counts: { nombreDeVue: 0, nombreDeTelechargement: 0 },
    faults: [],
  })
})

test.each([
  [{ numero: 0 }, 'invalid-numero'],
  [{ numero: -3 }, 'invalid-numero'],
  [{ numero: 1.5 }, 'invalid-numero'],
  [{ numero: 'douze' }, 'invalid-numero'],
  [{ numero: '' }, 'invalid-numero'],
  [{ numero: undefined }, 'invalid-numero'],
  [{ dateParution: '15/03/2019' }, 'invalid-date'],
  [{ dateParution: undefined }, 'invalid-date'],
  [{ nombreDeVue: -1 }, 'invalid-counter'],
  [{ nombreDeTelechargement: 2.5 }, 'invalid-counter'],
  [{ nombreDeVue: '12' }, 'invalid-counter'],
  [{ pdf: undefined }, 'missing-address'],
  [{ couverture: '' }, 'missing-address'],
  [{ pdf: 12 }, 'invalid-address'],
  [{ couverture: 'gs://vieux/../../etc/passwd' }, 'invalid-address'],
])('%j is refused: %s', (change, code) => {
  expect(codes(change)).toEqual([code])
})

test('every fault of a row is told', () => {
  expect(codes({ numero: 0, dateParution: 0, pdf: '', couverture: '..', nombreDeVue: -1 })).toEqual(
    expect.arrayContaining([
      'invalid-numero',
      'invalid-date',
      'missing-address',
      'invalid-address',
      'invalid-counter',
    ]),
  )
})

test('a row that is no object is no issue', () => {
  for (const value of ['tout', 12, true, []]) {
    expect(checkRow({ key: 'a', value }).faults).toMatchObject([{ code: 'invalid-row' }])
  }
})

test('a number that two rows have is refused on both, which name each other’s key', () => {
  const rows = [check({}, '-Na'), check({ numero: 13 }, '-Nb'), check({ numero: '12' }, '-Nc')]
  refuseDuplicates(rows)

  expect(rows.map(({ faults }) => faults.map(({ code }) => code))).toEqual([
    ['duplicate-numero'],
    [],
    ['duplicate-numero'],
  ])
  for (const index of [0, 2]) {
    expect(rows[index]?.faults[0]?.message).toContain('-Na')
    expect(rows[index]?.faults[0]?.message).toContain('-Nc')
  }
})

test.each([
  // Midnight in Paris, in winter and in summer, is still the day before in UTC.
  [Date.UTC(2019, 2, 14, 23), '2019-03-15'],
  [Date.UTC(2019, 6, 13, 22), '2019-07-14'],
  [Date.UTC(2019, 6, 13, 21, 59, 59), '2019-07-13'],
  [String(Date.UTC(2019, 2, 15, 12)), '2019-03-15'],
  [Date.UTC(1965, 5, 1), '1965-06-01'],
  ['2019-03-15', '2019-03-15'],
  ['2019-03-14T23:30:00.000Z', '2019-03-15'],
])('%j is the day %s in Paris', (value, day) => {
  expect(readDay(value)).toBe(`${day}T12:00:00.000Z`)
})

test.each([
  undefined,
  null,
  0,
  1_552_608_000,
  Number.NaN,
  1e18,
  Date.UTC(1799, 11, 31),
  Date.UTC(2201, 0, 2),
  '15/03/2019',
  '2019-02-31',
  'mars 2019',
  '',
  true,
  {},
])('%j is no day of an issue', (value) => {
  expect(readDay(value)).toBeUndefined()
})

const path = 'regards/k3f9a1b2c3/fichier.pdf'
const encoded = encodeURIComponent(path)

test.each([
  `https://firebasestorage.googleapis.com/v0/b/vieux.appspot.com/o/${encoded}?alt=media&token=a-b`,
  `https://firebasestorage.googleapis.com:443/v0/b/vieux.appspot.com/o/${encoded}`,
  `http://localhost:9199/v0/b/vieux.appspot.com/o/${encoded}?alt=media`,
  `https://storage.googleapis.com/download/storage/v1/b/vieux.appspot.com/o/${encoded}?generation=1`,
  `https://storage.googleapis.com/vieux.appspot.com/${path}?X-Goog-Signature=0`,
  `https://storage.cloud.google.com/vieux.appspot.com/${path}`,
  `https://vieux.appspot.com.storage.googleapis.com/${path}`,
  `gs://vieux.appspot.com/${path}`,
  `  gs://vieux.appspot.com/${path}\n`,
])('the bucket and the path are read from %s', (address) => {
  expect(parseAddress(address)).toEqual({ bucket: 'vieux.appspot.com', path })
})

test('a mere path has no bucket', () => {
  expect(parseAddress(path)).toEqual({ path })
  expect(parseAddress(`/${path}`)).toEqual({ path })
})

test('letters, spaces and percent signs are decoded', () => {
  expect(
    parseAddress(
      'https://firebasestorage.googleapis.com/v0/b/b/o/regards%2FÉt%C3%A9%202%2F100%25.pdf',
    ),
  ).toEqual({ bucket: 'b', path: 'regards/Été 2/100%.pdf' })
})

test.each([
  '../secret.pdf',
  'regards/../../secret.pdf',
  'regards//fichier.pdf',
  'regards\\..\\secret.pdf',
  'regards/\0.pdf',
  '',
  '/',
  'gs://../secret.pdf',
  'gs://bucket/../secret.pdf',
  'gs://bucket',
  'https://firebasestorage.googleapis.com/v0/b/b/o/..%2F..%2Fetc%2Fpasswd?alt=media',
  'https://firebasestorage.googleapis.com/v0/b/%2E%2E/o/a.pdf',
  'https://firebasestorage.googleapis.com/v0/b/b/o/%E0%A4%A?alt=media',
  'https://storage.googleapis.com/bucket/..%2Fsecret.pdf',
  'https://storage.googleapis.com/bucket',
  'https://exemple.fr/regards/k3f9/fichier.pdf',
  'file:///etc/passwd',
  'data:application/pdf;base64,AAAA',
])('what is no address of a file, or leaves its folder, is refused: %j', (address) => {
  expect(parseAddress(address)).toBeUndefined()
})
