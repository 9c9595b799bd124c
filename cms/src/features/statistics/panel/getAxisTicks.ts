/** Maximum number of ticks above zero. */
const MAX_STEPS = 4

/**
 * Returns the ticks of an axis from 0 to at least `max`: whole, round numbers.
 * @param max the largest count, at least 1
 */
export function getAxisTicks(max: number): number[] {
  const step = listRoundSteps(max).find((size) => size * MAX_STEPS >= max) ?? max
  return Array.from({ length: Math.ceil(max / step) + 1 }, (_, index) => index * step)
}

/** Lists 1, 2, 5, 10, 20, 50 and so on, up to a sufficient step. */
function listRoundSteps(max: number): number[] {
  const steps: number[] = []
  for (let power = 1; power <= max; power *= 10) steps.push(power, 2 * power, 5 * power)
  return steps
}
