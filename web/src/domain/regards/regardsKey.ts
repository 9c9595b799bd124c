/** Everything that the cache knows of the issues: a change of one of them makes it all stale. */
export const regardsKey = ['regards'] as const
