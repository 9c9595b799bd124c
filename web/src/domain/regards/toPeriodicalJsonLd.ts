import { paths } from '../paths'

/** The magazine as schema.org JSON-LD. */
export function toPeriodicalJsonLd(publisher: string, toAbsoluteUrl: (path: string) => string) {
  const url = toAbsoluteUrl(paths.regards)
  return {
    '@type': 'Periodical',
    '@id': `${url}#revue`,
    name: 'Regards',
    url,
    inLanguage: 'fr',
    publisher: { '@type': 'Organization', name: publisher, url: toAbsoluteUrl(paths.accueil) },
  }
}
