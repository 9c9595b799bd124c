/** At most so many steps above zero. */
const MAX_STEPS = 4

/**
 * The marks of an axis from 0 to at least a count, all of them whole and easy to read.
 * @param max the largest count, at least 1
 */
export function getAxisTicks(max: number): number[] {
  const step = listRoundSteps(max).find((size) => size * MAX_STEPS >= max) ?? max
  return Array.from({ length: Math.ceil(max / step) + 1 }, (_, index) => index * step)
}

/** 1, 2, 5, 10, 20, 50 and so on, until one is large enough. */
function listRoundSteps(max: number): number[] {
  const steps: number[] = []
  for (let power = 1; power <= max; power *= 10) steps.push(power, 2 * power, 5 * power)
  return steps
}
