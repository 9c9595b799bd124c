type HappyWindow = { happyDOM: { setViewport: (size: { width: number }) => void } }

/** In pixels, for the media queries of the styles; 1,024 unless a test says otherwise. */
export function setViewportWidth(width: number): void {
  ;(window as unknown as HappyWindow).happyDOM.setViewport({ width })
}
