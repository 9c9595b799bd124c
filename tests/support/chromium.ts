import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { findOnPath, fromEnv, failureLine, runCommand } from './commands'
import { installPackage } from './installPackage'

/** What a browser needs to run in a container, as root, and with no network but loopback. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
]

const INSTALL_LIMIT_MS = 10 * 60_000

/**
 * The path of a Chromium. Looks for CHROMIUM_PATH, then on PATH, then for Playwright's own; else
 * installs one: from the system's packages where that is possible, else as Playwright does.
 * @throws one line that says what is missing and how to get it.
 */
export async function findChromium(): Promise<string> {
  const found = fromEnv('CHROMIUM_PATH') ?? onPath() ?? playwrightsOwn()
  if (found) return found

  const reasons: string[] = []
  const packageReason = await installPackage('chromium')
  if (!packageReason) return onPath() ?? fail(['installed, and not found'])
  reasons.push(packageReason)
  const reason = await installPlaywrights()
  if (!reason) return playwrightsOwn() ?? fail(['installed, and not found'])
  reasons.push(reason)
  return fail(reasons)
}

function fail(reasons: string[]): never {
  throw new Error(
    `Chromium is missing (${reasons.join('; ')}): install Chromium or Google Chrome, ` +
      'or set CHROMIUM_PATH to the path of one.',
  )
}

function onPath(): string | undefined {
  return findOnPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable')
}

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

/** @returns why it failed, or undefined when it worked. */
async function installPlaywrights(): Promise<string | undefined> {
  const require = createRequire(import.meta.url)
  const cli = join(dirname(require.resolve('@playwright/test/package.json')), 'cli.js')
  const result = await runCommand(process.execPath, [cli, 'install', 'chromium'], {
    timeoutMs: INSTALL_LIMIT_MS,
  })
  return result.ok ? undefined : `playwright install: ${failureLine(result.output)}`
}
