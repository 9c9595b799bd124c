import { escapeJsonForHtml } from '../format/escapeJsonForHtml'

type JsonLdProps = {
  /** An object of schema.org's vocabulary. */
  data: { '@type': string; [property: string]: unknown }
}

/** Embeds structured data (JSON-LD, schema.org) for search engines. */
export function JsonLd({ data }: JsonLdProps) {
  const json = escapeJsonForHtml({ '@context': 'https://schema.org', ...data })
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
