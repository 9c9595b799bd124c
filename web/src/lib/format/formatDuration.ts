/**
 * Formats a remaining time, with a precision that decreases with length: « 40 s », « 2 min », « 1 h
 * 05 ».
 */
export function formatDuration(seconds: number): string {
  // Steps of ten seconds: a figure that changes every second is hard to read.
  const tens = Math.max(Math.ceil(seconds / 10) * 10, 10)
  if (tens < 60) return `${tens}\u00a0s`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return `${minutes}\u00a0min`
  const rest = String(minutes % 60).padStart(2, '0')
  return `${Math.floor(minutes / 60)}\u00a0h\u00a0${rest}`
}
