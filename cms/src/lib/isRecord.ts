/** Whether a value is an object, and neither null nor a list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the value if it is an object, otherwise an empty one. */
export const asRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {})
