import { type Drawing, place } from '../../drawing/drawing'
import { teintes } from '../teintes'
import { bleuet, bouton, coquelicot, eglantine, marguerite, oeillet, tige, tulipe } from './fleurs'

const { foret, sauge, vermillon, garance, or, indigo, ciel, creme } = teintes

/** A flower and its scale factor. */
const BED: readonly (readonly [Drawing[], number])[] = [
  [coquelicot, 1],
  [tulipe(garance, or), 0.9],
  [marguerite(), 1],
  [oeillet(0), 0.85],
  [bleuet, 1],
  [tulipe(vermillon, creme), 0.9],
  [eglantine(garance, ciel), 0.9],
  [bouton, 1.6],
  [marguerite(or, indigo), 0.9],
]

/**
 * A bed of upright flowers, symmetrical about x = 0 and `width` across; its foot is y = 0.
 * @param heightAt returns the length of the stems at a distance from the middle, 0 for none
 */
export function parterre(width: number, heightAt: (x: number) => number, gap = 56): Drawing[] {
  const half = Math.ceil(width / gap / 2)
  return Array.from({ length: half * 2 + 1 }, (_, i) => i).flatMap((i) => {
    const rank = Math.abs(i - half)
    const [flower, scale] = BED[rank % BED.length] ?? [coquelicot, 1]
    const height = heightAt(rank * gap) * (rank % 2 === 0 ? 1 : 0.7)
    if (height <= 0) return []
    return place(
      (i - half) * gap,
      0,
      tige([place(0, 0, flower, 0, scale)], height, rank % 2 === 0 ? foret : sauge),
    )
  })
}
