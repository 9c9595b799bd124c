type HappyWindow = {
  happyDOM: { settings: { device: { prefersReducedMotion: 'reduce' | 'no-preference' } } }
}

/** Sets `prefers-reduced-motion`; `no-preference` by default. */
export function setReducedMotion(isReduced: boolean): void {
  const { device } = (window as unknown as HappyWindow).happyDOM.settings
  device.prefersReducedMotion = isReduced ? 'reduce' : 'no-preference'
}
