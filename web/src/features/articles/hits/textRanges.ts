/** A text node, and where it begins in the text of its block or page. */
export type PlacedText = { node: Text; start: number }

/** The range of a part of a text, from its offsets. */
export function toRange(places: PlacedText[], start: number, end: number): Range {
  const range = document.createRange()
  for (const { node, start: first } of places) {
    const last = first + node.length
    if (start >= first && start < last) range.setStart(node, start - first)
    if (end > first && end <= last) range.setEnd(node, end - first)
  }
  return range
}

/**
 * Marks ranges with the CSS Custom Highlight API, the last set above others; returns what removes
 * the marks, undefined in a browser without the API.
 */
export function setHighlight(name: string, ranges: Range[]): (() => void) | undefined {
  if (typeof Highlight !== 'function' || !('highlights' in CSS)) return undefined
  CSS.highlights.set(name, new Highlight(...ranges))
  return () => void CSS.highlights.delete(name)
}

/** Scrolls to a range that is not in view: bars may cover the first and last lines of the window. */
export function scrollToRange(range: Range, isAtOnce = false): void {
  const { top, bottom } = range.getBoundingClientRect()
  const { innerHeight } = window
  if (top >= innerHeight * 0.1 && bottom <= innerHeight * 0.75) return
  findScroller(range.startContainer).scrollBy({
    top: top - innerHeight * 0.3,
    behavior: isAtOnce || isMotionReduced() ? 'auto' : 'smooth',
  })
}

const isMotionReduced = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** The scroll container of a text: the stage of the reader, or the window. */
function findScroller({ parentElement }: Node): Element {
  for (let element = parentElement; element; element = element.parentElement) {
    const isScrolled = element.scrollHeight > element.clientHeight
    // A table that scrolls sideways only has `auto` here too.
    if (isScrolled && /auto|scroll/.test(getComputedStyle(element).overflowY)) return element
  }
  return document.documentElement
}
