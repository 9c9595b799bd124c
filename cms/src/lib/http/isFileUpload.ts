/** The only paths that accept multipart files: POST creates a record, PATCH replaces its file. */
const MULTIPART_PATH = /^\/api\/(documents|images)(\/[^/]+)?$/

/** Paths of tus uploads, which receive files in chunks. */
const TUS_PATH = /^\/api\/uploads(\/|$)/

/** Whether a request is a multipart file upload; it is authenticated before its body is read. */
export const isMultipartUpload = (pathname: string, contentType = ''): boolean =>
  /^multipart\//i.test(contentType) && MULTIPART_PATH.test(pathname)

/** Whether a request may carry a file, which can take minutes on a slow connection. */
export const isFileUpload = (pathname: string, contentType?: string): boolean =>
  TUS_PATH.test(pathname) || isMultipartUpload(pathname, contentType)
