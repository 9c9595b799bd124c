import type { Box } from './toCouche'

/** The sides of a column of text, in percents of the page’s width. */
export type Column = { left: number; right: number }

/** Words of a line that stand together, in percents of the page’s width (x, l) and height (y, h). */
type Segment = Box

/** A wider gap separates two columns, in heights of a line. */
const maxGap = 1.3

/** Lines with more space between them belong to two blocks, in heights of a line. */
const maxLeading = 2.6

/** A line is of the same text when its height is within this factor. */
const sizeFactor = 1.5

/** A line that is wider than this, in widths of the others, goes across columns. */
const acrossFactor = 1.5

/**
 * Finds the column of text under a point: the lines above and below it that stand under each other, as
 * far as they have its size.
 * @param words boxes of the page’s words, in reading order
 * @param point in percents of the page’s width and height
 * @param ratio width divided by height of the page
 * @returns undefined where there is no text
 */
export function findColumn(
  words: Box[],
  point: { x: number; y: number },
  ratio: number,
): Column | undefined {
  const segments = toSegments(words, ratio)
  const seed = findSeed(segments, point, ratio)
  if (!seed) return undefined
  const alike = segments.filter(({ h }) => h <= seed.h * sizeFactor && seed.h <= h * sizeFactor)
  const block = withoutAcross(growBlock(seed, alike), seed)
  return {
    left: Math.min(...block.map(({ x }) => x)),
    right: Math.max(...block.map(({ x, l }) => x + l)),
  }
}

/** Joins the words that follow each other on a line without a wide gap. */
function toSegments(words: Box[], ratio: number): Segment[] {
  const segments: Segment[] = []
  for (const { x, y, l, h } of words) {
    const last = segments.at(-1)
    const isOnLine = last && Math.abs(y + h / 2 - (last.y + last.h / 2)) < Math.max(h, last.h) / 2
    const gap = last ? x - (last.x + last.l) : 0
    if (last && isOnLine && gap > -h && gap < (maxGap * Math.max(h, last.h)) / ratio) {
      const bottom = Math.max(last.y + last.h, y + h)
      last.l = Math.max(last.x + last.l, x + l) - last.x
      last.y = Math.min(last.y, y)
      last.h = bottom - last.y
    } else segments.push({ x, y, l, h })
  }
  return segments
}

/** The line at the point, else the nearest one within the space between two lines. */
function findSeed(
  segments: Segment[],
  point: { x: number; y: number },
  ratio: number,
): Segment | undefined {
  let nearest: { segment: Segment; distance: number } | undefined
  for (const segment of segments) {
    const { x, y, l, h } = segment
    const across = Math.max(x - point.x, 0, point.x - x - l) * ratio
    const down = Math.max(y - point.y, 0, point.y - y - h)
    const distance = Math.hypot(across, down)
    if (distance <= h * maxLeading && distance < (nearest?.distance ?? Infinity))
      nearest = { segment, distance }
  }
  return nearest?.segment
}

/** The lines that are reached from one by going up and down, each under or above a part of another. */
function growBlock(seed: Segment, segments: Segment[]): Segment[] {
  const block = new Set([seed])
  for (const member of block) {
    for (const other of segments) {
      if (
        !block.has(other) &&
        overlap(member, other) > 0 &&
        leading(member, other) < maxLeading * seed.h
      )
        block.add(other)
    }
  }
  return [...block]
}

const overlap = (one: Segment, other: Segment): number =>
  Math.min(one.x + one.l, other.x + other.l) - Math.max(one.x, other.x)

const leading = (one: Segment, other: Segment): number => Math.abs(one.y - other.y)

/** Leaves out lines across columns, such as a standfirst, and those reached only through them. */
function withoutAcross(block: Segment[], seed: Segment): Segment[] {
  const widths = block.map(({ l }) => l).toSorted((one, other) => one - other)
  const middle = widths[Math.floor(widths.length / 2)] ?? seed.l
  const narrow = block.filter(({ l }) => l <= middle * acrossFactor)
  return narrow.includes(seed) && narrow.length < block.length ? growBlock(seed, narrow) : block
}
