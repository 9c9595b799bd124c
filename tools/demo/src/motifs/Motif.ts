import type { Drawing } from '../drawing/drawing'
import type { Palette } from '../palettes'

/** Draws a pattern that fills a panel of the given size, from its top left corner. */
export type Motif = (palette: Palette, width: number, height: number) => Drawing[]
