import type { Revue } from '../parametres/useRevue'
import { paths } from '../paths'

/** The magazine as schema.org JSON-LD. */
export function toPeriodicalJsonLd(
  { publisher, issn }: Revue,
  toAbsoluteUrl: (path: string) => string,
) {
  const url = toAbsoluteUrl(paths.regards)
  return {
    '@type': 'Periodical',
    '@id': `${url}#revue`,
    name: 'Regards',
    url,
    issn,
    inLanguage: 'fr',
    publisher: { '@type': 'Organization', name: publisher, url: toAbsoluteUrl(paths.accueil) },
  }
}
