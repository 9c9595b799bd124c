import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { Writable } from 'node:stream'

/** The tags that React hoists to the head; without a head element, it writes them first. */
const hoistedTags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/

/**
 * Renders a tree to complete HTML: waits for lazy components and writes them in place, so that the
 * page needs no script.
 * @returns the tags for the document's head, and the body
 * @throws the error of a component
 */
export async function renderToHtml(tree: ReactNode): Promise<{ head: string; body: string }> {
  const html = await new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
    })
    sink.once('finish', () => resolve(Buffer.concat(chunks).toString()))
    sink.once('error', reject)
    let fault: Error | undefined
    const { pipe } = renderToPipeableStream(tree, {
      // Disables out-of-order streaming of large Suspense boundaries.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        fault = error instanceof Error ? error : new Error(String(error))
      },
      onShellError: reject,
      onAllReady: () => {
        if (fault) reject(fault)
        else pipe(sink)
      },
    })
  })
  const head = hoistedTags.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}
