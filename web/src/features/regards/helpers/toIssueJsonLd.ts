import { toIssueIdentity } from '@web/domain/regards/toIssueReference'
import { toCalendarDay } from '@web/lib/format/dates'
import type { RegardItem } from './toRegardItem'

export function toIssueJsonLd(regard: RegardItem, toAbsoluteUrl: (path: string) => string) {
  const { dateParution, sommaire, couverture, pdfUrl } = regard
  return {
    ...toIssueIdentity(regard, toAbsoluteUrl),
    datePublished: toCalendarDay(dateParution),
    description: sommaire,
    image: couverture && toAbsoluteUrl(couverture.src),
    associatedMedia: pdfUrl && {
      '@type': 'MediaObject',
      contentUrl: toAbsoluteUrl(pdfUrl),
      encodingFormat: 'application/pdf',
    },
  }
}
