import { escapeJsonForHtml } from '../format/escapeJsonForHtml'

type JsonLdProps = {
  /** A thing of schema.org's vocabulary. */
  data: { '@type': string; [property: string]: unknown }
}

/** Tells programs what a page is about, in schema.org's words. */
export function JsonLd({ data }: JsonLdProps) {
  const json = escapeJsonForHtml({ '@context': 'https://schema.org', ...data })
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
