import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from '../support/chromium'
import { setups } from '../support/setups'
import type { SetupOption } from './fixtures'

const executablePath = await findChromium()
// The workers load this file anew: they need not look, or install, again.
process.env.CHROMIUM_PATH = executablePath

export default defineConfig<object, SetupOption>({
  testDir: '.',
  outputDir: '../../test-results',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: chromiumFlags },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 800 },
    // What a worker asks for is not seen by `page.route`; offline.spec.ts is about the worker.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // `npm test` repeats what failed with a trace: one of every test costs a third of the time.
    trace: 'off',
  },
  projects: setups.map((setup) => ({
    name: setup,
    use: { setup },
    // What visitors see is the same whatever it is kept in, and that it is kept on both is tested
    // over HTTP; the panel is not the same on both, so it is opened on both.
    testMatch: (setup === 'production' ? ['both'] : ['both', 'site', 'firefox']).map(
      (folder) => `${folder}/*.spec.ts`,
    ),
  })),
})
