import fs from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { env } from '../env'

/** What web's build says of itself (web/src/entry-server.tsx), which cms does not know as source. */
interface Entry {
  createRenderer: (template: string, manifest: unknown) => Renderer
}

export type Renderer = (request: {
  /** Path and query. */
  url: string
  siteUrl: string
  ask: (path: string) => Promise<Response>
}) => Promise<{ status: number; html: string } | { status: number; location: string }>

let renderer: Promise<Renderer> | undefined

/** Web, as built: loaded once; a build that is missing is looked for again by the next request. */
export function loadRenderer(): Promise<Renderer> {
  renderer ??= load().catch((error: unknown) => {
    renderer = undefined
    throw error
  })
  return renderer
}

async function load(): Promise<Renderer> {
  const entry = path.resolve(env.webDir, '../dist-server/entry-server.js')
  const [template, manifest, { createRenderer }] = await Promise.all([
    fs.readFile(path.join(env.webDir, 'index.html'), 'utf8'),
    fs.readFile(path.join(env.webDir, '.vite/manifest.json'), 'utf8'),
    // Built elsewhere, and loaded as it is.
    import(
      /* turbopackIgnore: true */ /* webpackIgnore: true */ pathToFileURL(entry).href
    ) as Promise<Entry>,
  ])
  return createRenderer(template, JSON.parse(manifest))
}
