import { useContext } from 'react'
import { paths } from '../../../app/paths'
import type { Coordonnees } from '../../../lib/coordonnees'
import { SiteNameContext } from '../../../lib/siteName'
import { useAbsoluteUrl } from '../../../lib/siteUrl'
import { JsonLd } from '../../../ui/JsonLd'

type FederationThingProps = { parametres: Coordonnees | undefined }

/** Tells search engines who the federation is, and that this is its site. */
export function FederationThing({ parametres }: FederationThingProps) {
  const name = useContext(SiteNameContext)
  const toAbsoluteUrl = useAbsoluteUrl()
  const url = toAbsoluteUrl(paths.accueil)
  const federation = {
    '@type': 'Organization',
    '@id': `${url}#federation`,
    name,
    url,
    logo: toAbsoluteUrl('/icons/icon-512.png'),
    address: parametres?.adresse || undefined,
    email: parametres?.email,
    telephone: parametres?.telephone,
    sameAs: parametres?.reseaux.map((reseau) => reseau.url),
  }
  const site = {
    '@type': 'WebSite',
    name,
    url,
    inLanguage: 'fr',
    publisher: { '@id': federation['@id'] },
  }
  return (
    <>
      <JsonLd thing={federation} />
      <JsonLd thing={site} />
    </>
  )
}
