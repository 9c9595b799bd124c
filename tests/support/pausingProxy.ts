import { createServer } from 'node:http'
import { listen, type LocalServer } from './listen'

/** HTTP proxy that sends each page's HTML in two pieces. */
export type PausingProxy = LocalServer & {
  /** Sends the rest of the pages that are paused, and all later pages whole. */
  resume(): void
}

/**
 * Starts a proxy on 127.0.0.1 for GET requests that sends HTML up to the given text, and the rest
 * once resumed.
 */
export async function startPausingProxy(target: string, before: string): Promise<PausingProxy> {
  let resume = () => {}
  const resumed = new Promise<void>((resolve) => (resume = resolve))

  const server = createServer((asked, answer) => {
    const forward = async () => {
      const { status, headers, body } = await fetch(new URL(asked.url ?? '/', target))
      const type = headers.get('content-type') ?? ''
      answer.writeHead(status, { 'content-type': type })
      const bytes = Buffer.from(await new Response(body).arrayBuffer())
      const at = type.startsWith('text/html') ? bytes.indexOf(before) : -1
      if (at > 0) {
        answer.write(bytes.subarray(0, at))
        await resumed
      }
      answer.end(bytes.subarray(Math.max(at, 0)))
    }
    forward().catch(() => answer.destroy())
  })
  return { ...(await listen(server)), resume }
}
