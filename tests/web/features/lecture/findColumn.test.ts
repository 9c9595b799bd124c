import { describe, expect, it } from 'vitest'
import { findColumn } from '@web/features/lecture/helpers/findColumn'
import { toColumnZoom } from '@web/features/lecture/helpers/zoom'

/** An A4 page. */
const ratio = 595 / 842

/** Words of a line, in percents of the page: five letters of a 10 pt font are about 4 % wide. */
function line(left: number, right: number, y: number, h = 1.2) {
  const count = Math.max(1, Math.floor((right - left) / 5))
  const step = (right - left) / count
  return Array.from({ length: count }, (_, index) => ({
    x: left + index * step,
    y,
    l: step * 0.85 + (index === count - 1 ? step * 0.15 : 0),
    h,
  }))
}

/** Lines of a column; the last one of each four is short, as the end of a paragraph. */
const column = (left: number, right: number, top: number, count: number) =>
  Array.from({ length: count }, (_, index) =>
    line(left, index % 4 === 3 ? left + 9 : right, top + index * 1.7),
  ).flat()

const title = line(10, 70, 8, 4)
const standfirst = [line(10, 90, 14), line(10, 90, 15.7)].flat()
const left = column(10, 48, 20, 24)
const right = column(53, 90, 20, 24)
const words = [...title, ...standfirst, ...left, ...right]

const rounded = (found: ReturnType<typeof findColumn>) =>
  found && [Math.round(found.left), Math.round(found.right)]

describe('the column under a finger', () => {
  it.each([
    ['in a line of the left column', { x: 30, y: 30.6 }, [10, 48]],
    ['between two lines', { x: 30, y: 31.9 }, [10, 48]],
    ['beside the short end of a paragraph', { x: 22, y: 25.6 }, [10, 48]],
    ['in the right column', { x: 70, y: 40 }, [53, 90]],
    ['in the first line, below a standfirst across both', { x: 60, y: 20.4 }, [53, 90]],
    ['in the standfirst itself', { x: 50, y: 14.5 }, [10, 90]],
    ['in a title, whose letters are larger', { x: 20, y: 10 }, [10, 70]],
  ])('%s', (_name, point, sides) => {
    expect(rounded(findColumn(words, point, ratio))).toEqual(sides)
  })

  it('is undefined in the margin, on a picture and on a page without words', () => {
    expect(findColumn(words, { x: 30, y: 90 }, ratio)).toBeUndefined()
    expect(findColumn([], { x: 50, y: 50 }, ratio)).toBeUndefined()
  })

  it('goes across a standfirst that stands close to the columns no further than its own', () => {
    const close = [...column(10, 48, 17.4, 24), ...column(53, 90, 17.4, 24)]
    expect(rounded(findColumn([...standfirst, ...close], { x: 30, y: 40 }, ratio))).toEqual([
      10, 48,
    ])
    expect(rounded(findColumn([...standfirst, ...close], { x: 70, y: 40 }, ratio))).toEqual([
      53, 90,
    ])
  })

  it('has words that are justified with wide spaces', () => {
    const spaced = Array.from({ length: 12 }, (_, row) =>
      [10, 20, 30, 40].map((x) => ({ x: x + (row % 3) * 0.3, y: 20 + row * 1.7, l: 8, h: 1.2 })),
    ).flat()
    expect(rounded(findColumn(spaced, { x: 12, y: 30 }, ratio))).toEqual([10, 49])
  })
})

describe('its zoom', () => {
  it('makes it as wide as the window, within the bounds', () => {
    expect(toColumnZoom(150, 360)).toBeCloseTo(2.256)
    expect(toColumnZoom(40, 360)).toBe(4)
  })

  it('is undefined for a column that fills the width already', () => {
    expect(toColumnZoom(330, 360)).toBeUndefined()
  })
})
