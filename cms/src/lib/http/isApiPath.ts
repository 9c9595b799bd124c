/** Whether a path is the API's: everything else that anybody may read is a page, or a file. */
export const isApiPath = (path: string): boolean => path.startsWith('/api/')
