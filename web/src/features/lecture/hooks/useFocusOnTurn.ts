import { useCallback, useEffect, useRef, type RefObject, useState } from 'react'

/**
 * Keeps the focus on the page in view: the page that had it becomes inert, or is removed, by a turn.
 * @param panel name of the open panel, whose end may uncover the page
 * @returns a function that moves the focus to the page with the next turn or the end of the panel
 */
export function useFocusOnTurn(
  scrollerRef: RefObject<HTMLElement | null>,
  page: number,
  panel: string | undefined,
): () => void {
  const isPageFocused = useRef(false)
  useEffect(() => {
    const handleFocus = ({ target }: FocusEvent) => {
      isPageFocused.current = target instanceof Element && target.closest('[data-place]') !== null
    }
    document.addEventListener('focusin', handleFocus)
    return () => document.removeEventListener('focusin', handleFocus)
  }, [])

  useEffect(() => {
    const scroller = scrollerRef.current
    if (isPageFocused.current && !scroller?.contains(document.activeElement))
      scroller?.focus({ preventScroll: true })
  }, [scrollerRef, page, panel])
  return useCallback(() => {
    isPageFocused.current = true
  }, [])
}

/** Text for screen readers: empty at first, then the pages that a turn leads to. */
export function useTurnAnnouncement(page: number, description: string): string {
  const [initial] = useState(page)
  const [hasTurned, setHasTurned] = useState(false)
  if (!hasTurned && page !== initial) setHasTurned(true)
  return hasTurned ? description : ''
}
