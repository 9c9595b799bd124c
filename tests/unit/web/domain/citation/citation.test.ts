import { describe, expect, it, test } from 'vitest'
import type { Citation } from '@web/domain/citation/Citation'
import { toBibTeX, toRis } from '../../../../../web/src/domain/citation/toReference'
import { toReference } from '@web/domain/citation/toReference'

const today = '2026-11-27T10:00:00.000Z'

const article: Citation = {
  url: 'https://exemple.test/regards/52/articles/un-langage',
  titre: 'Un langage de fil & de drap',
  auteurs: ['Anne Le Goff', 'Jean Martin'],
  numero: 52,
  dateParution: '2026-09-20T12:00:00.000Z',
  pages: { first: 3, last: 4 },
  langue: 'fr',
  publisher: 'Fédération des arts',
  issn: '0028-0836',
}
const issue: Citation = { ...article, titre: 'Sous la coiffe', auteurs: [], pages: undefined }

const toLines = (text: string) => text.trimEnd().split(/\r?\n/)

describe('a reference as text', () => {
  it('has the bibliographic data of an article', () => {
    expect(toReference(article, today).replaceAll('\u00a0', ' ')).toBe(
      'Anne Le Goff et Jean Martin, « Un langage de fil & de drap », Regards, n° 52, automne 2026, p. 3–4, https://exemple.test/regards/52/articles/un-langage, consulté le 27/11/2026.',
    )
  })

  it('names an issue without authors and pages', () => {
    expect(toReference(issue, today).replaceAll('\u00a0', ' ')).toContain(
      'Regards, n° 52, « Sous la coiffe », automne 2026, Fédération des arts, https://',
    )
  })
})

describe('BibTeX', () => {
  it('has the fields of an article, and escapes signs of TeX', () => {
    expect(toLines(toBibTeX(article, today))).toEqual([
      '@article{regards-52-un-langage,',
      '  title = {Un langage de fil \\& de drap},',
      '  author = {{Anne Le Goff} and {Jean Martin}},',
      '  journal = {Regards},',
      '  number = {52},',
      '  year = {2026},',
      '  month = {9},',
      '  pages = {3--4},',
      '  publisher = {Fédération des arts},',
      '  issn = {0028-0836},',
      '  url = {https://exemple.test/regards/52/articles/un-langage},',
      '  urldate = {2026-11-27},',
      '  language = {french}',
      '}',
    ])
  })

  it('leaves out missing data of an issue, and braces that would open a group', () => {
    const text = toBibTeX({ ...issue, titre: 'Sous {la} coiffe\\', issn: undefined }, today)
    expect(text).toContain('@article{regards-52,')
    expect(text).toContain('journal = {Regards},')
    expect(text).toContain('title = {Sous la coiffe},')
    expect(text).not.toMatch(/author|pages|issn/)
  })
})

test('an article of one page has one number, in BibTeX and in RIS', () => {
  const onePage = { ...article, pages: { first: 3, last: 3 } }
  expect(toBibTeX(onePage, today)).toContain('pages = {3},')
  expect(toRis(onePage, today)).toContain('SP  - 3\r\nPB  - ')
})

test('two articles that begin on one page have keys of their own', () => {
  const other = { ...article, url: 'https://exemple.test/regards/52/articles/a-table' }
  expect(toBibTeX(other, today)).toContain('@article{regards-52-a-table,')
})

test.each([
  ['br', '{breton}'],
  ['en-GB', '{english}'],
  ['x'.repeat(20), undefined],
])('a text in %s is not cited as French', (langue, name) => {
  const cited = { ...article, langue }
  expect(toRis(cited, today)).toContain(`LA  - ${langue}\r\n`)
  expect(/language = (.*)/.exec(toBibTeX(cited, today))?.[1]).toBe(name)
})

test('RIS has a line for each author, and ends with ER', () => {
  expect(toLines(toRis(article, today))).toEqual([
    'TY  - JOUR',
    'TI  - Un langage de fil & de drap',
    'AU  - Anne Le Goff',
    'AU  - Jean Martin',
    'T2  - Regards',
    'IS  - 52',
    'PY  - 2026',
    'DA  - 2026/09/20',
    'SP  - 3',
    'EP  - 4',
    'PB  - Fédération des arts',
    'SN  - 0028-0836',
    'LA  - fr',
    'UR  - https://exemple.test/regards/52/articles/un-langage',
    'Y2  - 2026/11/27',
    'ER  -',
  ])
})
