/**
 * Does what may come after the next picture, as the one that answers a press, rather than hold it up:
 * a frame is asked for before it is painted; what comes next in the queue, after. A hidden tab paints
 * none, and does not do it before it is seen.
 */
export function runAfterNextPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task))
}
