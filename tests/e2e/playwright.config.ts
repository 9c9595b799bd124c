import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from '../support/chromium'
import { setups } from '../support/setups'
import type { SetupOption } from './fixtures'

const executablePath = await findChromium()
/** A page of a test lives for seconds: V8's optimizing compilers cost more than they save. */
const args = [...chromiumFlags, '--js-flags=--no-opt --no-maglev']
// Workers load this file again: they reuse the path instead of searching or installing Chromium
// again.
process.env.CHROMIUM_PATH = executablePath

export default defineConfig<object, SetupOption>({
  testDir: '.',
  outputDir: '../../test-results',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 800 },
    // `page.route` does not see a service worker's requests; offline.spec.ts covers the service
    // worker.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // `npm test` repeats failed tests with a trace: tracing every test costs a third of the time.
    trace: 'off',
  },
  projects: setups.map((setup) => ({
    name: setup,
    use: { setup },
    // Pages and panel are the same with either set-up, and HTTP tests cover database and storage of
    // both: in a browser, a publication with large files and three people at once run on production.
    testMatch: (setup === 'production' ? ['production'] : ['site', 'firefox', 'webkit']).map(
      (folder) => `${folder}/*.spec.ts`,
    ),
  })),
})
