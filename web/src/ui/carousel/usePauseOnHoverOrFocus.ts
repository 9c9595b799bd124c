import { startTransition, useCallback, useState, type FocusEvent, type PointerEvent } from 'react'

/**
 * Whether the pointer hovers over an element, or the focus is within it. Both are set in a
 * transition, so that the click that causes them is handled first.
 * @returns `isHeld`, the event handlers `holdProps`, and `release`
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
    /**
     * Resets both, when the visitor restarts the rotation while hovering or focusing the button.
     */
    release: clearHoverAndFocus,
    holdProps: {
      // Touch has no hover.
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
