import { rmSync } from 'node:fs'
import { afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { makeFirebaseIssues, writeFirebaseExport } from '../factories/firebase'
import { client } from '../support/client'
import { importedSite } from '../support/importedSite'
import { importFirebase } from '../support/importFirebase'
import { makeTempDir } from '../support/paths'
import { seededRounds } from '../support/seededRounds'

const product = inject('product')

/** More than are under way at once: no cut comes after the last cover. */
const COUNT = 4
/** Lines that name the import: « à importer » for each issue, then one for each of the four steps. */
const LINES = { text: 'import', first: COUNT, beyond: 3 * COUNT }
const LATEST_MS = 30

let site: ReturnType<typeof importedSite>
let dir: string

beforeAll(async () => {
  site = importedSite(await client(product.url).as('administrateur'))
})
beforeEach(() => {
  dir = makeTempDir('ancien-site')
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

test.each(seededRounds('import cut', product.setup))(
  'an import that is killed at a random moment, and run again, doubles and loses nothing (seed $seed)',
  async ({ random }) => {
    const issues = await makeFirebaseIssues(COUNT)
    const args = writeFirebaseExport(dir, issues)
    const occurrence = random(LINES.first, LINES.beyond)
    const delayMs = random(0, LATEST_MS)

    const cut = await importFirebase(product, args, {
      env: { LOG_LEVEL: 'debug' },
      interruption: { at: LINES.text, signal: 'SIGKILL', occurrence, delayMs },
    })
    expect(cut.code, `killed ${delayMs} ms after line ${occurrence}`).toBeNull()
    expect((await site.onSite(issues)).length).toBeLessThan(COUNT)

    expect(await importFirebase(product, args)).toMatchObject({ code: 0 })
    await site.expectWhole(issues)
    await site.expectNoOtherFiles(issues)
  },
  180_000,
)
