export const minZoom = 1
export const maxZoom = 4

/** Zoom of a double tap where there is no text. */
export const doubleTapZoom = 2.5

/** Share of the window that a column takes after a double tap; the rest is its margins. */
const columnShare = 0.94

/** A column that is as wide as the window already is not fitted. */
const minColumnZoom = 1.15

/**
 * The zoom at which a column fills the window's width; undefined when it does already.
 * @param columnWidth at the zoom of 1, in pixels
 */
export function toColumnZoom(columnWidth: number, windowWidth: number): number | undefined {
  const zoom = Math.min((windowWidth * columnShare) / columnWidth, maxZoom)
  return zoom >= minColumnZoom ? zoom : undefined
}

/** Factor of one press on a zoom button or key. */
export const zoomStep = Math.SQRT2

/** Within the limits; exactly 1 when close to it, so that pages can be turned again. */
export function clampZoom(zoom: number): number {
  const nearWhole = Math.abs(zoom - minZoom) < 0.05 ? minZoom : zoom
  return Math.min(Math.max(nearWhole, minZoom), maxZoom)
}

/** Share of its width in which the first page is loaded at first on a telephone: the next smaller picture. */
export const sketchShare = 0.6

/**
 * The `sizes` attribute of a page's pictures. Steps of two: a picture is not exchanged with each
 * change of the zoom.
 * @param ratio width divided by height of the page
 * @param share of its width in which a page alone in the window is requested
 * @param barsRem height of the bars above and below the page
 * @param queries media conditions of the windows where the width decides alone, and where two pages
 *   are shown
 */
export function toSizes(
  ratio: number,
  zoom: number,
  barsRem: number,
  queries: { low: string; spread: string },
  share = 1,
): string {
  const step = zoom <= 1 ? 1 : zoom <= 2 ? 2 : maxZoom
  const height = `calc((100vh - ${barsRem}rem) * ${(ratio * step).toFixed(4)})`
  // The margin of a page decides: 412 pixels of a telephone want the next larger picture, 396 do not.
  const width = (share: number) => `calc((${share}vw - ${share / 100}rem) * ${step})`
  const alone = `min(${width(100)}, ${height})`
  const wanted = share === 1 ? alone : `calc(${alone} * ${share})`
  const { low, spread } = queries
  return `${low} ${width(100)}, ${spread} min(${width(50)}, ${height}), ${wanted}`
}
