import { parseUrl } from '../validation/parseUrl'

/** Whether a URL is below another one; both absolute. */
export function isUrlUnder(url: string, parent: string): boolean {
  return parseUrl(url)?.href.startsWith(`${new URL(parent).href}/`) ?? false
}
