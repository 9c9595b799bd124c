import { JsonLd, ServedJsonLd } from '@web/lib/seo/JsonLd'
import { useAbsoluteUrl } from '@web/lib/seo/Seo'
import { useRevue } from '../parametres/useRevue'
import { toIssueReference } from './toIssueReference'

type IssuePageJsonLdProps = {
  name: string
  path: string
  /** BCP 47 tag of the page's language. */
  langue: string | undefined
  numero: number
  titre: string | undefined
}

function ServerIssuePageJsonLd({ name, path, langue, numero, titre }: IssuePageJsonLdProps) {
  const revue = useRevue()
  const toAbsoluteUrl = useAbsoluteUrl()
  const url = toAbsoluteUrl(path)
  const mainEntity = toIssueReference({ numero, titre }, revue, toAbsoluteUrl)
  return (
    <JsonLd
      data={{ '@type': 'WebPage', '@id': url, url, name, inLanguage: langue ?? 'fr', mainEntity }}
    />
  )
}

/** JSON-LD of a page that shows an issue's pages, with the `@id` of the issue's own page. */
export const IssuePageJsonLd = import.meta.env.SSR ? ServerIssuePageJsonLd : ServedJsonLd
