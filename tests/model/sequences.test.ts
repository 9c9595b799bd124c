import fc from 'fast-check'
import { afterAll, beforeAll, inject, test } from 'vitest'
import { compareAll } from './act'
import { accountActs } from './acts/accounts'
import { articleActs } from './acts/articles'
import { issueActs, publishIssue } from './acts/issues'
import { letterActs } from './acts/letters'
import { pageActs, publishPage } from './acts/pages'
import { pdfActs } from './acts/pdfs'
import { siteActs } from './acts/site'
import { soakRounds, soakSeed } from '../support/seededRounds'
import { startModelSite, type ModelSite } from './site'
import { createWorld } from './world'

const SEQUENCES = soakRounds(6)
const SEED = soakSeed()
/** Acts of a sequence on the average, with those that are not possible at their time. */
const MEAN_ACTS = 15

const { setup } = inject('product')
let site: ModelSite

beforeAll(async () => {
  site = await startModelSite(setup)
})
afterAll(() => site.stop())

/** A site with an issue, so that most acts are possible from the first one on. */
async function begin(real: ModelSite) {
  const model = createWorld()
  await publishPage(model, real)
  await publishIssue(model, real, 2)
  await real.settle()
  return { model, real }
}

test(
  `after each act of ${SEQUENCES} sequences the site shows what is current, and nothing else (seed ${SEED})`,
  { timeout: SEQUENCES * 600_000 },
  async () => {
    const acts = [
      ...[...issueActs, ...pdfActs, ...articleActs, ...pageActs],
      ...[...letterActs, ...accountActs, ...siteActs],
    ]
    const sequences = fc.commands(acts, { maxCommands: 2 * MEAN_ACTS, size: 'max' })
    const property = fc.asyncProperty(sequences, async (commands) => {
      const start = await begin(site)
      await fc.asyncModelRun(() => start, commands)
      await compareAll(start.model, site)
    })
    // From the first one on sequences of any length.
    const plugins = [fc.beforeEach(() => site.reset()), fc.unbiased()]
    await fc.assert(property, {
      seed: SEED,
      numRuns: SEQUENCES,
      plugins,
      // A try costs ten seconds: what failed is printed, and not made shorter.
      endOnFailure: true,
    })
  },
)
