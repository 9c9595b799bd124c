import { startTransition, useCallback, useState, type FocusEvent, type PointerEvent } from 'react'

/**
 * Whether somebody is looking closer: the pointer rests here, or the focus is within. A press comes with
 * both, and is answered first.
 */
export function usePauseOnHoverOrFocus() {
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const clearHoverAndFocus = useCallback(() => {
    setIsHovered(false)
    setIsFocused(false)
  }, [])

  return {
    isHeld: isHovered || isFocused,
    /** Asked to go on: the pointer and the focus are where they are only to ask for it. */
    release: clearHoverAndFocus,
    holdProps: {
      // A finger is not there for longer than it presses.
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') startTransition(() => setIsHovered(true))
      },
      onPointerLeave: () => setIsHovered(false),
      onFocus: () => startTransition(() => setIsFocused(true)),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setIsFocused(false)
      },
    },
  }
}
