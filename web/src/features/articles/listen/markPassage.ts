import { scrollToRange, setHighlight } from '../hits/textRanges'
import './markPassage.css'

/** Name of the CSS highlight of the sentence that is spoken, as in markPassage.css. */
const highlightName = 'lecture-a-voix-haute'

/**
 * Marks the sentence that is spoken, and scrolls to it when it is not in view. A browser without the
 * CSS Custom Highlight API gets its whole paragraph marked.
 * @returns removes the mark
 */
export function markPassage(range: Range, isMotionReduced: boolean): () => void {
  scrollToRange(range, isMotionReduced)
  const removeHighlight = setHighlight(highlightName, [range])
  if (removeHighlight) return removeHighlight
  const block = getBlock(range)
  block?.setAttribute('data-heard', '')
  return () => block?.removeAttribute('data-heard')
}

function getBlock({ startContainer }: Range): Element | null {
  return startContainer instanceof Element ? startContainer : startContainer.parentElement
}
