import type { Plugin } from 'vite'

import { headScript as source } from '../src/theme/headScript'

/** Vite plugin: writes the script of each page's head into the built page, after its style sheet. */
export function headScript(): Plugin {
  return {
    name: 'regards:head-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', children: source, injectTo: 'head' }],
    },
  }
}
