import type { Drawing } from '../drawing/drawing'

/** A picture of the site's pages, drawn in code; `alt` is empty when it is mere decoration. */
export interface ImageDemo {
  name: string
  alt: string
  /** In pixels, as `height`; the drawing uses the same units. */
  width: number
  height: number
  draw: () => Drawing[]
}
