import { createServer } from 'node:http'

/** A site of another origin. */
export type Website = { url: string; stop(): Promise<void> }

/** Starts a site on 127.0.0.1 that serves a page with this title at every path. */
export async function startWebsite(title: string): Promise<Website> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(
      `<!doctype html><html lang="fr"><link rel="icon" href="data:,"><title>${title}</title><h1>${title}</h1></html>`,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The website has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
