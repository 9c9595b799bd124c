import type { ReactNode } from 'react'
import { SiteLink } from '../links/SiteLink'
import type { RichTextNode } from './RichTextValue'
import { sanitizeHref } from '../../lib/validation/sanitizeHref'

type RichTextLinkProps = { node: RichTextNode; children: ReactNode }

/** Renders a Lexical link node; only its text when the URL is unsafe (`sanitizeHref`). */
export function RichTextLink({ node, children }: RichTextLinkProps) {
  const fields = (node.fields ?? {}) as { url?: unknown; newTab?: unknown }
  const href = sanitizeHref(fields.url)
  if (!href) return children
  return (
    <SiteLink href={href} isNewTab={fields.newTab === true}>
      {children}
    </SiteLink>
  )
}
