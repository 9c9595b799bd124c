/** Whether a path belongs to the API; all other public paths are pages or files. */
export const isApiPath = (path: string): boolean => path.startsWith('/api/')
