import { useEffect, type RefObject } from 'react'

type DismissOptions = {
  frameRef: RefObject<HTMLElement | null>
  panelRef: RefObject<HTMLElement | null>
  isOpen: boolean
  onDismiss: () => void
}

/**
 * Closes what is open once the visitor is busy elsewhere: a click outside, or the Tab key leading
 * out. A panel that pushes the rest of the page down waits for the click to be over: were it to
 * fold at the press already, what is being clicked would move away from under the finger.
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
