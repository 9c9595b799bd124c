import { useCallback, useState, type FocusEvent, type PointerEvent } from 'react'

/** Whether somebody is looking closer: the pointer rests here, or the focus is within. */
export function useHold() {
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const release = useCallback(() => {
    setIsHovered(false)
    setIsFocused(false)
  }, [])

  return {
    isHeld: isHovered || isFocused,
    /** Asked to go on: the pointer and the focus are where they are only to ask for it. */
    release,
    holdProps: {
      // A finger is not there for longer than it presses.
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') setIsHovered(true)
      },
      onPointerLeave: () => setIsHovered(false),
      onFocus: () => setIsFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setIsFocused(false)
      },
    },
  }
}
