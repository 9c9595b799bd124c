/** Key prefix of all queries of issues: invalidating it invalidates them all. */
export const regardsKey = ['regards'] as const
