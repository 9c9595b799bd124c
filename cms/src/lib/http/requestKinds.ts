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

const PATH = /^\/(?:recherche|api\/(?:regards\/numero\/[^/]+\/)?recherche)\/?$/

/** Whether a URL searches: of the API, also in an issue, or of the page, with words to search for, however encoded. */
export function isSearch(url: string): boolean {
  const at = url.indexOf('?')
  if (at < 0 || !PATH.test(decode(url.slice(0, at)))) return false
  return Boolean(new URLSearchParams(url.slice(at)).get('q')?.trim())
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Header that names the open form of the panel: one person may have a form open in two tabs. */
export const FORM_HEADER = 'x-panel-form'

/** Whether a request's method is GET or HEAD. */
export const isReadRequest = ({ method }: { method?: string | undefined }): boolean =>
  method === 'GET' || method === 'HEAD'

/** Whether a path belongs to the API; all other public paths are pages or files. */
export const isApiPath = (path: string): boolean => path.startsWith('/api/')
