import type { Revue } from '../parametres/useRevue'
import { paths } from '../paths'
import { toPeriodicalJsonLd } from './toPeriodicalJsonLd'

/** An issue in JSON-LD, with the `@id` of its own page, for pages of a part of it. */
export const toIssueReference = (
  issue: Issue,
  revue: Revue,
  toAbsoluteUrl: (path: string) => string,
) => ({
  ...toIssueIdentity(issue, toAbsoluteUrl),
  isPartOf: toPeriodicalJsonLd(revue, toAbsoluteUrl),
})

type Issue = { numero: number; titre: string | undefined }

/** What identifies an issue in JSON-LD. */
export function toIssueIdentity({ numero, titre }: Issue, toAbsoluteUrl: (path: string) => string) {
  const url = toAbsoluteUrl(paths.regard(numero))
  const name = titre ?? `Regards #${numero}`
  return { '@type': 'PublicationIssue', '@id': url, url, issueNumber: numero, name }
}
