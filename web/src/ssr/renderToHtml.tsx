import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'

/**
 * Renders a tree to complete HTML: waits for lazy components and writes them in place, so that the
 * page needs no script.
 * @returns the content of the document's head, where React puts title, meta and link elements, and
 *   of its body
 * @throws the error of a component
 */
export async function renderToHtml(tree: ReactNode): Promise<{ head: string; body: string }> {
  const faults: unknown[] = []
  const { prelude } = await prerenderToNodeStream(
    // Without a head element beside the body: IDs of useId depend on siblings, and must be those of
    // the browser, which renders the tree alone.
    <html lang="fr">
      <body>{tree}</body>
    </html>,
    {
      // Disables out-of-order streaming of large Suspense boundaries.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void faults.push(error),
    },
  )
  const html = await text(prelude)
  if (faults.length > 0) throw faults[0]
  return { head: getContent(html, 'head'), body: getContent(html, 'body') }
}

function getContent(html: string, tag: 'head' | 'body'): string {
  const start = html.indexOf(`<${tag}>`) + `<${tag}>`.length
  return html.slice(start, html.lastIndexOf(`</${tag}>`))
}
