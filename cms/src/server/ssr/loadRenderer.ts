import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { env } from '../../lib/env'

export type RenderPage = (request: {
  /** Path and query. */
  url: string
  siteUrl: string
  fetchApi: (path: string) => Promise<Response>
}) => Promise<{ status: number; html: string } | { status: number; location: string }>

export interface Renderer {
  render: RenderPage
  /** CSP sources that allow the scripts in the pages, by their hashes. */
  inlineScriptSources: string[]
}

let renderer: Promise<Renderer> | undefined

/** Loads web's server renderer once; after a failure (missing build), the next request retries. */
export function loadRenderer(): Promise<Renderer> {
  renderer ??= load().catch((error: unknown) => {
    renderer = undefined
    throw error
  })
  return renderer
}

async function load(): Promise<Renderer> {
  const [template, manifest, { createRenderer }] = await Promise.all([
    fs.readFile(path.join(env.webDir, 'index.html'), 'utf8'),
    fs.readFile(path.join(env.webDir, '.vite/manifest.json'), 'utf8'),
    importWebEntry(),
  ])
  return {
    render: createRenderer(template, JSON.parse(manifest)),
    inlineScriptSources: listScripts(template).map(
      (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
    ),
  }
}

/** Returns the code of the scripts in web's built index.html, which loads no script of a file. */
const listScripts = (html: string): string[] =>
  html
    .split('<script')
    .slice(1)
    .map((part) => part.slice(part.indexOf('>') + 1, part.indexOf('</script>')))

/** Exports of web's server build, which cms does not import as source. */
interface WebEntry {
  createRenderer: (template: string, manifest: unknown) => RenderPage
  /** Returns the URL of a page without the parameters that its route does not read. */
  toCanonicalPageUrl: (url: string) => string
}

/** Imports web's server build outside any bundle: every caller gets the same module. */
export function importWebEntry(): Promise<WebEntry> {
  const file = path.resolve(env.webDir, '../dist-server/entry-server.js')
  return import(
    /* turbopackIgnore: true */ /* webpackIgnore: true */ /* @vite-ignore */ pathToFileURL(file)
      .href
  ) as Promise<WebEntry>
}
