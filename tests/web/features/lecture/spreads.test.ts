import { describe, expect, it } from 'vitest'
import { describePages } from '@web/features/lecture/helpers/describePages'
import { getNextPage, getPreviousPage, getSpread } from '@web/features/lecture/helpers/spreads'

describe('spreads', () => {
  it('have the cover alone, then pairs, and a last page that may be alone', () => {
    const spreads = [1, 2, 3, 4, 5, 6].map((page) => getSpread(page, 6))
    expect(spreads).toEqual([[1], [2, 3], [2, 3], [4, 5], [4, 5], [6]])
  })

  it('turn by pairs on wide screens, from either page', () => {
    expect([1, 2, 3, 4, 5, 6].map((page) => getNextPage(page, 6, 'spread'))).toEqual([
      2,
      4,
      4,
      6,
      6,
      undefined,
    ])
    expect([1, 2, 3, 4, 5, 6].map((page) => getPreviousPage(page, 6, 'spread'))).toEqual([
      undefined,
      1,
      1,
      2,
      2,
      4,
    ])
  })

  it('turn page by page on narrow screens', () => {
    expect(getNextPage(2, 3, 'single')).toBe(3)
    expect(getNextPage(3, 3, 'single')).toBeUndefined()
    expect(getPreviousPage(2, 3, 'single')).toBe(1)
    expect(getPreviousPage(1, 3, 'single')).toBeUndefined()
  })

  it('are named', () => {
    expect(describePages(1, 6, 'spread')).toBe('Page 1 sur 6')
    expect(describePages(3, 6, 'spread')).toBe('Pages 2 et 3 sur 6')
    expect(describePages(3, 6, 'single')).toBe('Page 3 sur 6')
  })
})
