import { escapeJsonForHtml } from '../format/escapeJsonForHtml'

type JsonLdProps = {
  /** An object of schema.org's vocabulary. */
  data: { '@type': string; [property: string]: unknown }
}

/**
 * Embeds structured data (JSON-LD, schema.org) for search engines, which read the server's HTML. A component that
 * renders it is for the server; in browsers `ServedJsonLd` stands in its place, so that the code that makes the data is
 * not in their scripts.
 */
export const JsonLd = ({ data }: JsonLdProps) => (
  <JsonLdScript
    content={{ __html: escapeJsonForHtml({ '@context': 'https://schema.org', ...data }) }}
  />
)

/** Always the same object: React would replace the content of another one at the next render. */
const served = { __html: '' }

/** Keeps the structured data that the server rendered. */
export const ServedJsonLd = () => <JsonLdScript content={served} />

/** React keeps the content that the server sent. */
const JsonLdScript = ({ content }: { content: { __html: string } }) => (
  <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={content} />
)
