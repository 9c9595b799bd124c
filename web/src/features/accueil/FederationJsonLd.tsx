import { useContext } from 'react'
import { paths } from '@web/domain/paths'
import type { Coordonnees } from '@web/domain/parametres/Coordonnees'
import { SiteNameContext } from '@web/lib/seo/siteName'
import { useAbsoluteUrl } from '@web/lib/seo/siteUrl'
import { JsonLd } from '@web/lib/seo/JsonLd'
import { toPostalAddress } from './toPostalAddress'

type FederationJsonLdProps = { parametres: Coordonnees | undefined }

/** JSON-LD of the federation as an Organization and of its WebSite, for search engines. */
export function FederationJsonLd({ parametres }: FederationJsonLdProps) {
  const name = useContext(SiteNameContext)
  const toAbsoluteUrl = useAbsoluteUrl()
  const url = toAbsoluteUrl(paths.accueil)
  const reseaux = parametres?.reseaux.map((reseau) => reseau.url) ?? []
  const federation = {
    '@type': 'Organization',
    '@id': `${url}#federation`,
    name,
    url,
    logo: toAbsoluteUrl('/icons/icon-512.png'),
    address: parametres && toPostalAddress(parametres.adresse),
    email: parametres?.email,
    telephone: parametres?.telephone,
    sameAs: reseaux.length > 0 ? reseaux : undefined,
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
      <JsonLd data={federation} />
      <JsonLd data={site} />
    </>
  )
}
