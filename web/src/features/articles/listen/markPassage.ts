import { scrollToRange } from '../hits/textRanges'

/** Name of the CSS highlight of the sentence that is spoken. */
export const highlightName = 'lecture-a-voix-haute'

/**
 * Marks the sentence that is spoken, and scrolls to it when it is not in view. A browser without the
 * CSS Custom Highlight API gets its whole paragraph marked.
 * @returns removes the mark
 */
export function markPassage(range: Range, isMotionReduced: boolean): () => void {
  const block = getBlock(range)
  scrollToRange(range, isMotionReduced)
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
