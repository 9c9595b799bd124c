import type { ReactNode } from 'react'
import { VisuallyHidden } from '../texts'
import { Link } from './Link'
import { ISSUE_FILE_PATTERN } from '@regards/contract/issueFiles'

type SiteLinkProps = {
  href: string
  /** Opens in a new tab, which the link's text says to screen readers. */
  isNewTab?: boolean
  className?: string
  children: ReactNode
}

/** A link to any URL: pages of the site use client-side navigation. */
export function SiteLink({ href, isNewTab = false, className, children }: SiteLinkProps) {
  if (!isNewTab && isClientRoute(href)) {
    return (
      <Link className={className} to={href}>
        {children}
      </Link>
    )
  }
  const newTab = isNewTab && { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <a className={className} href={href} {...newTab}>
      {children}
      {isNewTab && <VisuallyHidden> (nouvel onglet)</VisuallyHidden>}
    </a>
  )
}

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
