import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { failureLine, findOnPath, isExecutable, runCommand } from './commands'
import { findTool, thisMachine, type Machine, type Source, type Tool } from './findTool'
import { aptSource, packageRemedy } from './installPackage'

/** Flags for Chromium in a container, as root, without network except loopback. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
]

/** Name of its command and of Debian's package. */
const HEADLESS_SHELL = 'chromium-headless-shell'

const INSTALL_LIMIT_MS = 10 * 60_000

/** Location on macOS, which is not on PATH. */
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * Locates Chromium: CHROMIUM_PATH, PATH, Playwright's own; otherwise installs it with apt-get,
 * otherwise with Playwright. The headless shell comes first, which needs half the processor time: it
 * is Chromium without windows, which Playwright also prefers. A binary that lacks a system library
 * is ignored, as is Ubuntu's stub.
 */
export function chromiumTool(machine: Machine = thisMachine): Tool {
  const commands = [
    HEADLESS_SHELL,
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ]
  return {
    name: 'chromium',
    variable: 'CHROMIUM_PATH',
    versionFlag: '--version',
    candidates: () => [
      ...commands.map((command) => findOnPath(command)),
      [MAC_CHROME].find(isExecutable),
      locatePlaywrights(),
    ],
    sources: [
      aptSource(HEADLESS_SHELL, () => findOnPath(HEADLESS_SHELL), machine),
      playwrightSource,
    ],
    remedy: packageRemedy({ apt: HEADLESS_SHELL, brew: '--cask google-chrome' }, machine),
  }
}

/**
 * Returns the path of a Chromium.
 * @throws a one-line error that says what is missing and how to get it
 */
export function findChromium(): Promise<string> {
  return findTool(chromiumTool())
}

function locatePlaywrights(): string | undefined {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

const playwrightSource: Source = {
  action: `downloading Playwright's Chromium into ${dirname(chromium.executablePath())}`,
  async install() {
    const require = createRequire(import.meta.url)
    const cli = join(dirname(require.resolve('@playwright/test/package.json')), 'cli.js')
    const { ok, output } = await runCommand(process.execPath, [cli, 'install', 'chromium'], {
      timeoutMs: INSTALL_LIMIT_MS,
    })
    const path = locatePlaywrights()
    if (!ok || !path) throw new Error(`playwright install: ${failureLine(output)}`)
    return path
  },
}
