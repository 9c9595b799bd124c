import { useContext } from 'react'

import { paths } from '@web/domain/paths'
import type { Coordonnees } from '@web/domain/parametres/parametresQuery'
import { SiteNameContext } from '@web/lib/seo/siteName'
import { useAbsoluteUrl } from '@web/lib/seo/Seo'
import { JsonLd, ServedJsonLd } from '@web/lib/seo/JsonLd'

type FederationJsonLdProps = { parametres: Coordonnees | undefined }

/** JSON-LD of the federation as an Organization and of its WebSite, for search engines. */
export function FederationJsonLd({ parametres }: FederationJsonLdProps) {
  return (
    <>
      <OrganizationJsonLd parametres={parametres} />
      <WebSiteJsonLd />
    </>
  )
}

function ServerOrganizationJsonLd({ parametres }: FederationJsonLdProps) {
  const name = useContext(SiteNameContext)
  const toAbsoluteUrl = useAbsoluteUrl()
  const url = toAbsoluteUrl(paths.accueil)
  const reseaux = parametres?.reseaux.map((reseau) => reseau.url) ?? []
  const federation = {
    '@type': 'Organization',
    '@id': toFederationId(url),
    name,
    url,
    logo: toAbsoluteUrl('/icons/icon-512.png'),
    address: parametres && toPostalAddress(parametres.adresse),
    email: parametres?.email,
    telephone: parametres?.telephone,
    sameAs: reseaux.length > 0 ? reseaux : undefined,
  }
  return <JsonLd data={federation} />
}

const toFederationId = (home: string): string => `${home}#federation`

function ServerWebSiteJsonLd() {
  const name = useContext(SiteNameContext)
  const url = useAbsoluteUrl()(paths.accueil)
  const publisher = { '@id': toFederationId(url) }
  return <JsonLd data={{ '@type': 'WebSite', name, url, inLanguage: 'fr', publisher }} />
}

const OrganizationJsonLd = import.meta.env.SSR ? ServerOrganizationJsonLd : ServedJsonLd
const WebSiteJsonLd = import.meta.env.SSR ? ServerWebSiteJsonLd : ServedJsonLd

/** Lines of a French address: street, postal code and town, perhaps the country. */
const frenchAddress = /^(?:(.+?),? )?(\d{5}) ([^\d,][^,]*?)(?:, France)?$/i

/**
 * Converts an address, whose lines `\n` separates, to a PostalAddress of schema.org. It stays a
 * text without a French postal code before its town; undefined when it is empty.
 */
export function toPostalAddress(adresse: string) {
  const lines = adresse.split(/[\n,]/).map((line) => line.replace(/\s+/g, ' ').trim())
  const parts = frenchAddress.exec(lines.filter(Boolean).join(', '))
  if (!parts) return adresse || undefined
  const [, streetAddress, postalCode, addressLocality] = parts
  return {
    '@type': 'PostalAddress',
    streetAddress,
    postalCode,
    addressLocality,
    addressCountry: 'FR',
  }
}
