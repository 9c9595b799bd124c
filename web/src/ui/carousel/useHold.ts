import { useState, type FocusEvent } from 'react'

/** Whether somebody is looking closer: the pointer rests here, or the focus is within. */
export function useHold() {
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)

  return {
    isHeld: isHovered || isFocused,
    /** Asked to go on: the pointer and the focus are where they are only to ask for it. */
    release: () => {
      setIsHovered(false)
      setIsFocused(false)
    },
    holdProps: {
      onPointerEnter: () => setIsHovered(true),
      onPointerLeave: () => setIsHovered(false),
      onFocus: () => setIsFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setIsFocused(false)
      },
    },
  }
}
