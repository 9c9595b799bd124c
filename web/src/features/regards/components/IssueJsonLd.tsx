import { useContext } from 'react'
import { toPeriodicalJsonLd } from '../../../domain/regards/toPeriodicalJsonLd'
import { SiteNameContext } from '../../../lib/seo/siteName'
import { useAbsoluteUrl } from '../../../lib/seo/siteUrl'
import { JsonLd } from '../../../lib/seo/JsonLd'
import { toIssueJsonLd } from '../helpers/toIssueJsonLd'
import type { RegardItem } from '../helpers/toRegardItem'

type IssueJsonLdProps = { regard: RegardItem }

/** JSON-LD of an issue and its periodical, for search engines. */
export function IssueJsonLd({ regard }: IssueJsonLdProps) {
  const publisher = useContext(SiteNameContext)
  const toAbsoluteUrl = useAbsoluteUrl()
  const isPartOf = toPeriodicalJsonLd(publisher, toAbsoluteUrl)
  return <JsonLd data={{ ...toIssueJsonLd(regard, toAbsoluteUrl), isPartOf }} />
}
