type NavigatorWithHints = Navigator & { userAgentData?: { mobile?: boolean } }

/** Whether the visitor holds a phone or a tablet: the browser's own word, else its pointer. */
export function isMobileDevice(): boolean {
  const { userAgentData } = navigator as NavigatorWithHints
  return userAgentData?.mobile ?? window.matchMedia('(pointer: coarse)').matches
}
