/**
 * `npm run screenshots`: the pages at four widths, light and dark, into screenshots/ (ignored by
 * Git). `npm run screenshots -- docs`: the pictures of the README and of the guides, into
 * docs/images.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumFlags, findChromium } from '../support/chromium'
import { client } from '../support/client'
import { repoRoot } from '../support/paths'
import { poll } from '../support/ports'
import { startProduct } from '../support/product'
import { captureStatistics } from './captureStatistics'
import { captureConsent } from './captureConsent'
import { captureDocs } from './captureDocs'
import { capturePages } from './capturePages'

const DEMO_LIMIT_MS = 120_000

const [subject, ...others] = process.argv.slice(2)
if ((subject !== undefined && subject !== 'docs') || others.length > 0) {
  process.stderr.write('Usage: npm run screenshots [-- docs]\n')
  process.exit(2)
}

const product = await startProduct({ setup: 'embedded', env: { DEMO: '1', PREPARE_READING: '1' } })
try {
  await poll(() => product.log().includes('Démonstration prête'), {
    what: 'the demonstration',
    timeoutMs: DEMO_LIMIT_MS,
  })
  await client(product.url).as('editeur')
  const executablePath = await findChromium()
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    const isForDocs = subject === 'docs'
    const folder = isForDocs ? join(repoRoot, 'docs', 'images') : join(repoRoot, 'screenshots')
    mkdirSync(folder, { recursive: true })
    // Passkeys belong to a domain name.
    const url = product.url.replace('127.0.0.1', 'localhost')
    const studio = { browser, url, folder }
    await (isForDocs ? captureDocs : capturePages)(studio)
    if (isForDocs)
      await captureStatistics(studio, product, join(folder, 'panneau-frequentation.jpg'))
    else await captureConsent(studio)
    process.stdout.write(`${folder}\n`)
  } finally {
    await browser.close()
  }
} finally {
  await product.stop()
}
