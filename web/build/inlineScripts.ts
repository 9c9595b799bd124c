import type { HtmlTagDescriptor, Plugin } from 'vite'

import { headScript } from '../src/theme/headScript'
import { buildScript } from './buildScript'

const BOOTSTRAP = 'src/bootstrap.ts'

/**
 * Vite plugin: writes the only scripts of the HTML into its head, after the style sheet: `headScript`, and the program
 * that loads the others. As a file, it would share the line with the style sheet and the first picture, and come a
 * round trip later. In development, where no server lists the scripts, Vite serves the program and the application.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'regards:inline-scripts',
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { server }) =>
        server
          ? {
              html: html.replace('data-scripts="', '$&/src/entry-client.tsx'),
              tags: [toModule({ attrs: { src: `/${BOOTSTRAP}` } })],
            }
          : [
              { tag: 'script', children: headScript, injectTo: 'head' },
              toModule({ children: toInline(await buildScript(BOOTSTRAP, 'es')) }),
            ],
    },
  }
}

const toModule = ({ attrs, ...script }: Partial<HtmlTagDescriptor>): HtmlTagDescriptor => ({
  tag: 'script',
  attrs: { type: 'module', ...attrs },
  injectTo: 'head',
  ...script,
})

/** @throws Error when HTML, or the server that hashes the scripts, would not find the end of the script */
function toInline(code: string): string {
  if (/<\/?script|<!--/i.test(code)) throw new Error(`${BOOTSTRAP} has text that ends a script`)
  return code.trim()
}
