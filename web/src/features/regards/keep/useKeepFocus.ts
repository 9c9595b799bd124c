import { useLayoutEffect, useRef, type FocusEvent } from 'react'

/**
 * Keeps the focus in a group whose button is replaced by another one, as « Garder » by « Arrêter »; a group
 * that has no button any more gives it to the main content.
 * @param state changes with the button
 * @returns the group’s ref and event handlers
 */
export function useKeepFocus<Frame extends HTMLElement>(state: string) {
  const frameRef = useRef<Frame>(null)
  const isFocused = useRef(false)

  useLayoutEffect(() => {
    // A removed element leaves the focus to the body.
    if (!isFocused.current || document.activeElement !== document.body) return
    const next = frameRef.current?.querySelector('button') ?? document.querySelector('main')
    next?.focus({ preventScroll: true })
  }, [state])

  const handlers = {
    onFocus: () => {
      isFocused.current = true
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) isFocused.current = false
    },
  }
  return { frameRef, handlers }
}
