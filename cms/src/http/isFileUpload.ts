/** The only addresses that take files: POST a new one, PATCH to replace one. */
const FORM_ADDRESS = /^\/api\/(documents|images)(\/[^/]+)?$/

/** Chunks of files. */
const TUS_ADDRESS = /^\/api\/uploads(\/|$)/

/** Whether a request sends a file as a form; its sender is authenticated before it is read. */
export const isFileForm = (pathname: string, contentType = ''): boolean =>
  contentType.startsWith('multipart/') && FORM_ADDRESS.test(pathname)

/** Whether a request may carry a file, which takes minutes over a slow line. */
export const isFileUpload = (pathname: string, contentType?: string): boolean =>
  TUS_ADDRESS.test(pathname) || isFileForm(pathname, contentType)
