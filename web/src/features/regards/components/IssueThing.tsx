import { useContext } from 'react'
import { SiteNameContext } from '../../../lib/siteName'
import { useAbsoluteUrl } from '../../../lib/siteUrl'
import { JsonLd } from '../../../ui/JsonLd'
import { toIssueThing } from '../helpers/toIssueThing'
import { toPeriodicalThing } from '../helpers/toPeriodicalThing'
import type { RegardItem } from '../helpers/toRegardItem'

type IssueThingProps = { regard: RegardItem }

/** Tells search engines of an issue, and of the magazine that it is of. */
export function IssueThing({ regard }: IssueThingProps) {
  const publisher = useContext(SiteNameContext)
  const toAbsoluteUrl = useAbsoluteUrl()
  const isPartOf = toPeriodicalThing(publisher, toAbsoluteUrl)
  return <JsonLd thing={{ ...toIssueThing(regard, toAbsoluteUrl), isPartOf }} />
}
