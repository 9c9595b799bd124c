type NavigatorWithHints = Navigator & { userAgentData?: { mobile?: boolean } }

/** Whether the device is a phone or tablet: by client hints, else by a coarse pointer. */
export function isMobileDevice(): boolean {
  const { userAgentData } = navigator as NavigatorWithHints
  return userAgentData?.mobile ?? window.matchMedia('(pointer: coarse)').matches
}
