import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { env } from '../../lib/env'
import type { RenderPage } from './loadRenderer'

/**
 * Exports of web's server build (web/src/entry-server.tsx), which cms does not import as source.
 */
interface WebEntry {
  createRenderer: (template: string, manifest: unknown) => RenderPage
  /** The only script that the pages contain. */
  inlineScript: string
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
