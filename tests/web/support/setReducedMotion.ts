type HappyWindow = {
  happyDOM: { settings: { device: { prefersReducedMotion: 'reduce' | 'no-preference' } } }
}

/** Whether the visitor wants less motion; no, unless a test says otherwise. */
export function setReducedMotion(isReduced: boolean): void {
  const { device } = (window as unknown as HappyWindow).happyDOM.settings
  device.prefersReducedMotion = isReduced ? 'reduce' : 'no-preference'
}
