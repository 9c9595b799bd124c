/** Scroll animation (specification, section 9: AOS's words, and its meanings). */
export const revealSettings = {
  durationMs: 800,
  easing: 'ease-in-out',
  /** Anchor center-bottom: a block is shown once its middle is this far above the view's bottom. */
  offsetPx: 200,
  /** Nothing moves before this. */
  startDelayMs: 100,
} as const
