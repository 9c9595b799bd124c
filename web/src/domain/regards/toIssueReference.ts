import type { Revue } from '../parametres/useRevue'
import { paths } from '../paths'
import { toPeriodicalJsonLd } from './toPeriodicalJsonLd'

/**
 * An issue as schema.org JSON-LD, on the page of a part of it: with the `@id` of its own page, which
 * describes it.
 */
export function toIssueReference(
  { numero, titre }: { numero: number; titre: string | undefined },
  revue: Revue,
  toAbsoluteUrl: (path: string) => string,
) {
  const url = toAbsoluteUrl(paths.regard(numero))
  return {
    '@type': 'PublicationIssue',
    '@id': url,
    url,
    issueNumber: numero,
    name: titre ?? `Regards #${numero}`,
    isPartOf: toPeriodicalJsonLd(revue, toAbsoluteUrl),
  }
}
