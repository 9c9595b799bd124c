/** Scroll animation (specification, section 9: AOS's option names and their meanings). */
export const revealSettings = {
  durationMs: 800,
  easing: 'ease-in-out',
  /**
   * Anchor center-bottom: a block is revealed once its middle is this far above the viewport's
   * bottom.
   */
  offsetPx: 200,
  /** Observation starts after this delay. */
  startDelayMs: 100,
} as const
