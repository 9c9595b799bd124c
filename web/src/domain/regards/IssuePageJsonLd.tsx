import { useContext } from 'react'
import { JsonLd } from '../../lib/seo/JsonLd'
import { SiteNameContext } from '../../lib/seo/siteName'
import { useAbsoluteUrl } from '../../lib/seo/siteUrl'
import { toIssueReference } from './toIssueReference'

type IssuePageJsonLdProps = {
  name: string
  path: string
  /** BCP 47 tag of the page's language. */
  langue: string | undefined
  numero: number
  titre: string | undefined
}

/**
 * JSON-LD of a page that shows the pages of an issue, for search engines. The issue has the `@id` of
 * its own page, which describes it.
 */
export function IssuePageJsonLd({ name, path, langue, numero, titre }: IssuePageJsonLdProps) {
  const publisher = useContext(SiteNameContext)
  const toAbsoluteUrl = useAbsoluteUrl()
  const url = toAbsoluteUrl(path)
  const mainEntity = toIssueReference({ numero, titre }, publisher, toAbsoluteUrl)
  return (
    <JsonLd
      data={{ '@type': 'WebPage', '@id': url, url, name, inLanguage: langue ?? 'fr', mainEntity }}
    />
  )
}
