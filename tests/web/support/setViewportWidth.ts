type HappyWindow = { happyDOM: { setViewport: (size: { width: number }) => void } }

/** Sets the viewport width in pixels, for media queries; 1,024 by default. */
export function setViewportWidth(width: number): void {
  ;(window as unknown as HappyWindow).happyDOM.setViewport({ width })
}
