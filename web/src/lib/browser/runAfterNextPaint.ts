/**
 * Runs a task after the next paint, so that it does not delay it: an animation frame callback runs
 * before the paint, a timeout set in it after. A hidden tab does not paint: the task waits until it
 * is visible.
 */
export function runAfterNextPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task))
}
