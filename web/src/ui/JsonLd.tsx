type JsonLdProps = {
  /** A thing of schema.org's vocabulary. */
  thing: { '@type': string; [property: string]: unknown }
}

/** Tells programs what a page is about, in schema.org's words. */
export function JsonLd({ thing }: JsonLdProps) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing })
  // « </script> » in a title must not end the block: JSON may spell any letter by its number.
  const inert = json.replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inert }} />
}
