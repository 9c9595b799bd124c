import { createServer } from 'node:http'
import { listen, type LocalServer } from './listen'

/** Starts a site on 127.0.0.1 that serves a page with this title at every path. */
export async function startWebsite(title: string): Promise<LocalServer> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(
      `<!doctype html><html lang="fr"><link rel="icon" href="data:,"><title>${title}</title><h1>${title}</h1></html>`,
    )
  })
  return listen(server)
}
