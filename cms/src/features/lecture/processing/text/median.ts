/** The value in the middle of a list by size, the upper one of two; 0 of an empty list. */
export const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
