import { paths } from '@web/domain/paths'
import { toCalendarDay } from '@web/lib/format/dates'
import type { RegardItem } from './toRegardItem'

export function toIssueJsonLd(regard: RegardItem, toAbsoluteUrl: (path: string) => string) {
  const { numero, dateParution, titre, sommaire, couverture, pdfUrl } = regard
  const url = toAbsoluteUrl(paths.regard(numero))
  return {
    '@type': 'PublicationIssue',
    '@id': url,
    url,
    issueNumber: numero,
    name: titre ?? `Regards #${numero}`,
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
