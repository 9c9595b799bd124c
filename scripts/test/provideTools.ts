import { findChromium } from '../../tests/support/chromium'
import { findFirefox } from '../../tests/support/firefox'
import { findMongod } from '../../tests/support/mongod'
import { findNginx } from '../../tests/support/nginx'
import { findNode24 } from '../../tests/support/node24'
import { findVersitygw } from '../../tests/support/s3'
import { ensureBuilt } from '../build'
import type { Need } from './suites'

/** How each tool is found or fetched, and the variable that tells the runners where it is. */
const tools: Record<Exclude<Need, 'build'>, { find: () => Promise<string>; variable: string }> = {
  mongod: { find: findMongod, variable: 'MONGOD_BINARY' },
  versitygw: { find: findVersitygw, variable: 'VERSITYGW_BINARY' },
  chromium: { find: findChromium, variable: 'CHROMIUM_PATH' },
  nginx: { find: findNginx, variable: 'NGINX_BINARY' },
  node24: { find: findNode24, variable: 'NODE24_BINARY' },
  firefox: { find: findFirefox, variable: 'FIREFOX_PATH' },
}

/**
 * Builds the product and finds or fetches tools, one after the other: two may need the same package
 * manager. Prints a line for each that cannot be had.
 * @returns what is missing
 */
export async function provideTools(needs: Set<Need>): Promise<Set<Need>> {
  const missing = new Set<Need>()
  for (const need of needs) {
    const start = Date.now()
    try {
      const path = await provide(need)
      console.log(`${need}: ${path} (${Math.round((Date.now() - start) / 1000)} s)`)
    } catch (error) {
      missing.add(need)
      console.error(error instanceof Error ? error.message : String(error))
    }
  }
  return missing
}

async function provide(need: Need): Promise<string> {
  if (need === 'build') {
    await ensureBuilt()
    return 'up to date'
  }
  const { find, variable } = tools[need]
  const path = await find()
  process.env[variable] = path
  return path
}
