import { useEffect, type RefObject } from 'react'

type DismissOptions = {
  frameRef: RefObject<HTMLElement | null>
  panelRef: RefObject<HTMLElement | null>
  isOpen: boolean
  onDismiss: () => void
}

/**
 * Closes an open panel on a click outside, or when the Tab key moves the focus outside. A panel in
 * the page's flow closes on click rather than pointerdown: closing it earlier would move the
 * clicked element away from under the pointer.
 */
export function useDismiss({ frameRef, panelRef, isOpen, onDismiss }: DismissOptions): void {
  useEffect(() => {
    const frame = frameRef.current
    const panel = panelRef.current
    if (!isOpen || !frame || !panel) return
    const isOverlay = getComputedStyle(panel).position === 'absolute'
    const pressEvent = isOverlay ? 'pointerdown' : 'click'

    const handlePress = ({ target }: Event) => {
      if (!(target instanceof Node && frame.contains(target))) onDismiss()
    }
    const handleKeyUp = ({ key }: KeyboardEvent) => {
      if (key === 'Tab' && !frame.contains(document.activeElement)) onDismiss()
    }
    document.addEventListener(pressEvent, handlePress)
    document.addEventListener('keyup', handleKeyUp)
    return () => {
      document.removeEventListener(pressEvent, handlePress)
      document.removeEventListener('keyup', handleKeyUp)
    }
  }, [frameRef, panelRef, isOpen, onDismiss])
}
