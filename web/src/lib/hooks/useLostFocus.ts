import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type RefObject,
} from 'react'

/**
 * Moves the focus when the element that has it goes: it is removed, or leaves the frame. A focus that a
 * visitor has moved out of the frame stays where it is.
 * @param frameRef around the elements that go
 * @param state changes when they may have gone
 * @param findTarget returns the element that gets the focus, if any
 * @returns a function after which the next change moves the focus from outside the frame too
 */
export function useLostFocus(
  frameRef: RefObject<HTMLElement | null>,
  state: string | number,
  findTarget: () => HTMLElement | null | undefined,
): () => void {
  const isInside = useRef(false)
  useEffect(() => {
    const handleFocus = ({ target }: FocusEvent) => {
      isInside.current = target instanceof Node && frameRef.current?.contains(target) === true
    }
    // The server's HTML may have got the focus before its code came.
    if (frameRef.current?.contains(document.activeElement)) isInside.current = true
    document.addEventListener('focusin', handleFocus)
    return () => document.removeEventListener('focusin', handleFocus)
  }, [frameRef])

  const moveFocus = useEffectEvent(() => {
    if (!isInside.current || frameRef.current?.contains(document.activeElement)) return
    findTarget()?.focus({ preventScroll: true })
  })
  useLayoutEffect(() => moveFocus(), [state])

  return useCallback(() => {
    isInside.current = true
  }, [])
}
