import type { ReactNode } from 'react'
import { isClientRoute } from '@web/domain/isClientRoute'
import { VisuallyHidden } from '../VisuallyHidden'
import { Link } from './Link'

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
