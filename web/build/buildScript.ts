import { join } from 'node:path'
import { build } from 'vite'

import { buildTarget } from './browserBaseline'

const WEB = join(import.meta.dirname, '..')

/**
 * Builds a program of its own, which shares no file with the site.
 * @param entry its module, below web/
 * @param format `iife` for a classic script, `es` for a module
 * @returns its whole code
 */
export async function buildScript(entry: string, format: 'iife' | 'es'): Promise<string> {
  const result = await build({
    configFile: false,
    root: WEB,
    logLevel: 'warn',
    publicDir: false,
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      target: buildTarget,
      modulePreload: false,
      rolldownOptions: { input: join(WEB, entry), output: { format } },
    },
  })
  const { output } = result as { output: { code?: string }[] }
  const [script] = output
  if (output.length !== 1 || !script?.code) throw new Error(`${entry} has more than one file`)
  return script.code
}
