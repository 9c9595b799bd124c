/**
 * The value that this share of the sample does not exceed (nearest rank).
 * @param share from 0 to 1
 * @returns NaN for an empty sample
 */
export function percentile(sample: number[], share: number): number {
  const sorted = sample.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN
}

/** The median of a sample; the lower of the two middle values when its size is even. */
export function median(sample: number[]): number {
  return percentile(sample, 0.5)
}
