/** Name of the CSS highlight of the sentence that is spoken. */
export const highlightName = 'lecture-a-voix-haute'

/**
 * Marks the sentence that is spoken, and scrolls to it when it is not in view. A browser without the
 * CSS Custom Highlight API gets its whole paragraph marked.
 * @returns removes the mark
 */
export function markPassage(range: Range, isMotionReduced: boolean): () => void {
  const block = getBlock(range)
  scrollIntoView(range, isMotionReduced)
  if (typeof Highlight === 'function' && 'highlights' in CSS) {
    CSS.highlights.set(highlightName, new Highlight(range))
    return () => void CSS.highlights.delete(highlightName)
  }
  block?.setAttribute('data-heard', '')
  return () => block?.removeAttribute('data-heard')
}

function getBlock({ startContainer }: Range): Element | null {
  return startContainer instanceof Element ? startContainer : startContainer.parentElement
}

/** The bar covers the foot of the window, where reading would be at its end. */
function scrollIntoView(range: Range, isMotionReduced: boolean): void {
  const { top, bottom } = range.getBoundingClientRect()
  const { innerHeight, scrollY } = window
  if (top >= innerHeight * 0.1 && bottom <= innerHeight * 0.75) return
  window.scrollTo({
    top: Math.max(scrollY + top - innerHeight * 0.3, 0),
    behavior: isMotionReduced ? 'auto' : 'smooth',
  })
}
