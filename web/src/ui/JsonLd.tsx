import { toInertJson } from '../lib/toInertJson'

type JsonLdProps = {
  /** A thing of schema.org's vocabulary. */
  thing: { '@type': string; [property: string]: unknown }
}

/** Tells programs what a page is about, in schema.org's words. */
export function JsonLd({ thing }: JsonLdProps) {
  const json = toInertJson({ '@context': 'https://schema.org', ...thing })
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
