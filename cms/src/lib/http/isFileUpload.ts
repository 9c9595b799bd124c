/** The only addresses that take files: POST a new one, PATCH to replace one. */
const MULTIPART_PATH = /^\/api\/(documents|images)(\/[^/]+)?$/

/** Chunks of files. */
const TUS_PATH = /^\/api\/uploads(\/|$)/

/** Whether a request sends a file as a form; its sender is authenticated before it is read. */
export const isMultipartUpload = (pathname: string, contentType = ''): boolean =>
  contentType.startsWith('multipart/') && MULTIPART_PATH.test(pathname)

/** Whether a request may carry a file, which takes minutes over a slow line. */
export const isFileUpload = (pathname: string, contentType?: string): boolean =>
  TUS_PATH.test(pathname) || isMultipartUpload(pathname, contentType)
