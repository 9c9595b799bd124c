import type { Drawing } from '../drawing/drawing'

/** A generated image of the site's pages; `alt` is empty for a decorative image. */
export interface ImageDemo {
  name: string
  alt: string
  /** In pixels, like `height`; also the units of the drawing. */
  width: number
  height: number
  draw: () => Drawing[]
}
