import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'

/**
 * State, refs and ways to close of a button and its panel. A press outside the frame closes the panel, as does
 * Tab when it leaves the frame; a panel in the page’s flow closes on click rather than pointerdown: closing it
 * earlier would move the clicked element away from under the pointer. Without refs, only the state is managed.
 * @param resetKey closes the panel when it changes, for example at navigation
 */
export function useDisclosure(resetKey = '') {
  const [isWanted, setIsOpen] = useState(false)
  const [lastResetKey, setLastResetKey] = useState(resetKey)
  if (lastResetKey !== resetKey) {
    setLastResetKey(resetKey)
    setIsOpen(false)
  }
  const isOpen = isWanted && lastResetKey === resetKey
  const frameRef = useRef<HTMLDivElement>(null)
  const toggleRef = useRef<HTMLButtonElement>(null)
  const panelRef = useRef<HTMLDivElement>(null)
  const panelId = useId()
  const close = useCallback(() => setIsOpen(false), [])

  useEffect(() => {
    const frame = frameRef.current
    const panel = panelRef.current
    if (!isOpen || !frame || !panel) return
    const isOverlay = getComputedStyle(panel).position === 'absolute'
    const pressEvent = isOverlay ? 'pointerdown' : 'click'

    const handlePress = ({ target }: Event) => {
      if (!(target instanceof Node && frame.contains(target))) close()
    }
    const handleKeyUp = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Tab' && !frame.contains(document.activeElement)) close()
    }
    document.addEventListener(pressEvent, handlePress)
    document.addEventListener('keyup', handleKeyUp)
    return () => {
      document.removeEventListener(pressEvent, handlePress)
      document.removeEventListener('keyup', handleKeyUp)
    }
  }, [isOpen, close])

  function closeAndReturn() {
    close()
    toggleRef.current?.focus()
  }

  /** Closes an open panel at Escape, which nothing around it handles then. @returns whether it did */
  function closeAtEscape(event: KeyboardEvent): boolean {
    if (event.key !== 'Escape' || !isOpen) return false
    event.preventDefault()
    event.stopPropagation()
    closeAndReturn()
    return true
  }

  return {
    ...{ isOpen, setIsOpen, close, closeAndReturn, closeAtEscape },
    ...{ frameRef, toggleRef, panelRef, panelId },
  }
}
