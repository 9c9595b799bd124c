import { ISSUE_FILE_PATTERN } from '@regards/contract/issueFiles'

/**
 * Paths on the site's origin that the server handles: other applications, the PDF and download URLs
 * and the books of issues, what libraries harvest, and files such as /regards.atom or /sitemap.xml. No page of the site has a file
 * extension.
 */
const serverPathPattern = new RegExp(
  `^/(?:(?:admin|api|media)(?:[/?#]|$)|(?:regards/\\d+/(?:${ISSUE_FILE_PATTERN})|oai|[^?#]*\\.[a-z0-9]+)(?:[?#]|$))`,
  'i',
)

/** Whether a URL is a path that this application's router handles. */
export function isClientRoute(href: string): boolean {
  return /^\/(?![/\\])/.test(href) && !serverPathPattern.test(href)
}
