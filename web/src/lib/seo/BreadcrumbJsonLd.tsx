import { JsonLd, ServedJsonLd } from './JsonLd'
import { useAbsoluteUrl } from './siteUrl'

/** A page of the site, as a breadcrumb. */
export type Breadcrumb = { name: string; path: string }

const home: Breadcrumb = { name: 'Accueil', path: '/' }

type BreadcrumbJsonLdProps = {
  /** From the one below the home page to the page itself. */
  trail: Breadcrumb[]
}

function ServerBreadcrumbJsonLd({ trail }: BreadcrumbJsonLdProps) {
  const toAbsoluteUrl = useAbsoluteUrl()
  const itemListElement = [home, ...trail].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: toAbsoluteUrl(path),
  }))
  return <JsonLd data={{ '@type': 'BreadcrumbList', itemListElement }} />
}

/** JSON-LD of the path from the home page to a page, for search engines. */
export const BreadcrumbJsonLd = import.meta.env.SSR ? ServerBreadcrumbJsonLd : ServedJsonLd
