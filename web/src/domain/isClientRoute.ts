import { ISSUE_FILE_PATTERN } from '@regards/contract/issueFiles'

/**
 * Paths on the site's origin that the server handles: other applications, the PDFs, downloads and
 * books of issues, exports for libraries, and files such as /regards.atom or /sitemap.xml. No page
 * of the site has a file extension.
 */
const serverPathPattern = new RegExp(
  `^/(?:(?:admin|api|media)(?:[/?#]|$)|(?:regards/\\d+/(?:${ISSUE_FILE_PATTERN})|oai|[^?#]*\\.[a-z0-9]+)(?:[?#]|$))`,
  'i',
)

/** Whether a URL is a path that this application's router handles. */
export function isClientRoute(href: string): boolean {
  return /^\/(?![/\\])/.test(href) && !serverPathPattern.test(href)
}
