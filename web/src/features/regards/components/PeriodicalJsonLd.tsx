import { useContext } from 'react'
import { toPeriodicalJsonLd } from '../../../domain/regards/toPeriodicalJsonLd'
import { SiteNameContext } from '../../../lib/seo/siteName'
import { useAbsoluteUrl } from '../../../lib/seo/siteUrl'
import { JsonLd } from '../../../lib/seo/JsonLd'
import { toIssueJsonLd } from '../helpers/toIssueJsonLd'
import type { RegardItem } from '../helpers/toRegardItem'

type PeriodicalJsonLdProps = { regards: RegardItem[] }

/** JSON-LD of the periodical and the issues shown, for search engines. */
export function PeriodicalJsonLd({ regards }: PeriodicalJsonLdProps) {
  const publisher = useContext(SiteNameContext)
  const toAbsoluteUrl = useAbsoluteUrl()
  const hasPart = regards.map((regard) => toIssueJsonLd(regard, toAbsoluteUrl))
  return <JsonLd data={{ ...toPeriodicalJsonLd(publisher, toAbsoluteUrl), hasPart }} />
}
