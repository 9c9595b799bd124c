import { useContext } from 'react'
import { SiteNameContext } from '../../../lib/siteName'
import { useAbsoluteUrl } from '../../../lib/siteUrl'
import { JsonLd } from '../../../ui/JsonLd'
import { toIssueThing } from '../helpers/toIssueThing'
import { toPeriodicalThing } from '../helpers/toPeriodicalThing'
import type { RegardItem } from '../helpers/toRegardItem'

type PeriodicalThingProps = { regards: RegardItem[] }

/** Tells search engines of the magazine and of the issues on show. */
export function PeriodicalThing({ regards }: PeriodicalThingProps) {
  const publisher = useContext(SiteNameContext)
  const toAbsoluteUrl = useAbsoluteUrl()
  const hasPart = regards.map((regard) => toIssueThing(regard, toAbsoluteUrl))
  return <JsonLd thing={{ ...toPeriodicalThing(publisher, toAbsoluteUrl), hasPart }} />
}
