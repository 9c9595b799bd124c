/** A time left as people say it, the rougher the longer: « 40 s », « 2 min », « 1 h 05 ». */
export function formatDuration(seconds: number): string {
  // Tens of seconds: a figure that changes all the time tells nothing.
  const tens = Math.max(Math.ceil(seconds / 10) * 10, 10)
  if (tens < 60) return `${tens}\u00a0s`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return `${minutes}\u00a0min`
  const rest = String(minutes % 60).padStart(2, '0')
  return `${Math.floor(minutes / 60)}\u00a0h\u00a0${rest}`
}
