import type { LectureResponse } from '@regards/contract/schemas/lecture'
import { describe, expect, it, vi } from 'vitest'
import { isDataSaved } from '@web/features/lecture/components/Stage'
import { parsePage } from '@web/features/lecture/helpers/parsePage'
import {
  getReadingPosition,
  saveReadingPosition,
} from '@web/features/lecture/helpers/readingPositions'
import { toCouche } from '@web/features/lecture/helpers/toCouche'
import { describeText, toLecture } from '@web/features/lecture/helpers/toLecture'
import { clampZoom, toSizes } from '@web/features/lecture/helpers/zoom'
import { lectureQuery } from '@web/features/lecture/queries/lectureQuery'
import { buildLecture } from '../../support/lecture'

describe('a reading', () => {
  it('describes each page’s text: letters, waiting, uncertain or missing', () => {
    const states = [
      { sansTexte: false },
      { sansTexte: true, reconnaissance: 'attente' },
      { sansTexte: false, reconnaissance: 'incertaine' },
      { sansTexte: true, reconnaissance: null },
    ]
    const { pages, ...response } = buildLecture({ pageCount: states.length })
    const withStates = pages.map((page, index) => ({ ...page, ...states[index] }))
    const lecture = toLecture({ ...response, pages: withStates } as LectureResponse)
    expect(lecture.pages.map(describeText)).toEqual([
      '',
      ', numérisée, texte pas encore reconnu',
      ', numérisée, texte reconnu automatiquement',
      ', numérisée, sans texte',
    ])
  })

  it('has pictures in ascending order', () => {
    const page = {
      images: [
        { url: 'b', largeur: 2 },
        { url: 'a', largeur: 1 },
      ],
    }
    const [first] = toLecture(buildLecture({ pages: [page] }) as unknown as LectureResponse).pages
    expect(first?.images.map(({ url }) => url)).toEqual(['a', 'b'])
  })

  it('is prepared in requests that repeat, and then no longer', () => {
    const { refetchInterval } = lectureQuery(52)
    const ask = refetchInterval as (query: unknown) => unknown
    const withState = (etat: string) => ask({ state: { data: { lecture: { etat } } } })
    expect(['attente', 'enCours', 'prete', 'indisponible'].map(withState)).toEqual([
      5_000,
      3_000,
      false,
      false,
    ])
  })
})

describe('words and links of a page', () => {
  it('are in percents, without unsafe links', () => {
    const couche = toCouche({
      mots: [[100, 200, 300, 400, 'mot']],
      liens: [
        { x: 0, y: 0, l: 100, h: 100, page: 3 },
        { x: 0, y: 0, l: 100, h: 100, url: 'javascript:alert(1)' },
        { x: 0, y: 0, l: 100, h: 100, url: 'https://exemple.test/' },
      ],
    })
    expect(couche.mots).toEqual([{ x: 1, y: 2, l: 3, h: 4, texte: 'mot' }])
    expect(couche.liens.map(({ page, href }) => page ?? href)).toEqual([3, 'https://exemple.test/'])
  })
})

describe('the page at which a reading stopped', () => {
  it('is stored for each issue, not changed by the cover, removed at the end', () => {
    saveReadingPosition(52, 7, false)
    saveReadingPosition(51, 3, false)
    saveReadingPosition(52, 1, false)
    expect([getReadingPosition(52), getReadingPosition(51)]).toEqual([7, 3])
    saveReadingPosition(52, 12, true)
    expect([getReadingPosition(52), getReadingPosition(51)]).toEqual([undefined, 3])
  })

  it('is stored for the last fifty issues', () => {
    for (let numero = 1; numero <= 51; numero += 1) saveReadingPosition(numero, 2, false)
    expect([getReadingPosition(1), getReadingPosition(2)]).toEqual([undefined, 2])
  })

  it('is undefined when the stored value is broken', () => {
    for (const broken of ['{', '{}', '[[1]]', '[null]']) {
      localStorage.setItem('regards:lectures', broken)
      expect(getReadingPosition(1)).toBeUndefined()
    }
  })
})

it.each([
  [undefined, 1],
  ['7', 7],
  ['07', undefined],
  ['0', undefined],
  ['1e2', undefined],
  ['abc', undefined],
])('the page %j of an address is %j', (value, page) => {
  expect(parsePage(value)).toBe(page)
})

it('the zoom stays between the whole page and four times', () => {
  expect([0.2, 1.02, 2, 9].map(clampZoom)).toEqual([1, 1, 2, 4])
})

const queries = { low: '(low)', spread: '(wide)' }

it('an enlarged page asks for a larger picture, in steps', () => {
  const sizes = [1, 1.4, 2, 2.5, 4].map((zoom) => toSizes(0.7, zoom, 7, queries))
  expect(new Set(sizes).size).toBe(3)
  expect(sizes[0]).toContain('min(calc((100vw - 1rem) * 1)')
  expect(sizes[4]).toContain('min(calc((100vw - 1rem) * 4)')
})

it('the first page alone in a window is wanted smaller at first, a spread is not', () => {
  const [whole, sketch] = [1, 0.6].map((share) => toSizes(0.7, 1, 7, queries, share))
  const alone = (whole ?? '').split(/(?<=\)\)), /).at(-1) ?? ''
  expect(sketch).toBe(whole?.replace(alone, `calc(${alone} * 0.6)`))
  expect(whole).toMatch(/^\(low\) calc\(\(100vw - 1rem\) \* 1\), \(wide\) /)
})

describe('loading ahead', () => {
  it.each([
    [undefined, false],
    [{ saveData: true, effectiveType: '4g' }, true],
    [{ effectiveType: '2g' }, true],
    [{ effectiveType: 'slow-2g' }, true],
    [{ effectiveType: '3g' }, false],
  ])('with the connection %j is avoided: %s', (connection, isAvoided) => {
    vi.stubGlobal('navigator', { connection })
    expect(isDataSaved()).toBe(isAvoided)
  })
})
