import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { Writable } from 'node:stream'

/** What React moves to the head of a document; without one, it writes these first. */
const hoistedTags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/

/**
 * Draws a tree to the end: parts whose code is fetched on demand are waited for, and stand where they
 * belong, so that nothing of the page needs a script.
 * @returns what belongs in the document's head, and the rest
 * @throws what a component threw
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
      // However large a part is, it is written in its place.
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
