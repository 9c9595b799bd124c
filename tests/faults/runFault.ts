import { setTimeout as sleep } from 'node:timers/promises'
import { browser } from '../support/dailyCounts'
import { parseLogLines } from '../support/logLines'
import { poll } from '../support/ports'
import type { Round } from '../support/seededRounds'
import { savePage } from '../factories/page'
import { publishRegard } from '../factories/regard'
import type { FaultSite } from './faultSite'
import type { Fault } from './kinds/Fault'
import { announceIssue } from './work/announceIssue'
import { countOpenings } from './work/countOpenings'
import { prepareReading } from './work/prepareReading'
import { publishIssues } from './work/publishIssues'
import { readPages } from './work/readPages'
import type { Work } from './work/repeat'
import { savePages } from './work/savePages'
import { uploadFile } from './work/uploadFile'

const RECOVERY_LIMIT_MS = 90_000
const LATEST_STRIKE_MS = 1_500
/** Level of pino. */
const WARN = 40

export type Outcome = {
  /** What did not hold; empty when all did. */
  wrong: string[]
  /** From the fault's end until everything works. */
  recoverySeconds: number
}

/**
 * Strikes a site with a fault while clients publish, upload, open, change and read, a campaign is sent
 * and a PDF is taken apart; then checks that nothing acknowledged is lost, no counter is wrong, nothing
 * half-made is shown, pages were answered from memory, and the log says what happened.
 * @param options.isShort without the campaign and the PDF
 */
export async function runFault(
  site: FaultSite,
  fault: Fault,
  random: Round['random'],
  { isShort = false } = {},
): Promise<Outcome> {
  site.excused = fault.excused ?? []
  const probe = await publishRegard(site.administrator())
  const works = [
    ...(isShort ? [] : [await prepareReading(site)]),
    await readPages(site, fault.isDown ?? false),
    await countOpenings(site),
    await savePages(site),
    await publishIssues(site),
    await uploadFile(site, random),
    // Last, since it ends by itself.
    ...(isShort ? [] : [await announceIssue(site)]),
  ]
  await Promise.all(works.map(({ begun }) => begun))
  await sleep(random(0, LATEST_STRIKE_MS))
  const begun = Date.now()
  const endedAt = await fault.strike(site, random)
  await waitForRecovery(site, probe)
  const recoverySeconds = (performance.now() - endedAt) / 1000
  // At once: only the end of a long log is kept.
  const lines = parseLogLines(site.product.log()).filter(({ time }) => Number(time) >= begun)

  await Promise.all(works.map((work) => work.stop()))
  const wrong = (await Promise.all(works.map(verify))).flat()
  if (fault.isLogged && !lines.some(fault.isLogged)) {
    const levels = lines
      .filter(({ level }) => level >= WARN)
      .map(({ msg, err }) => msg ?? err?.message)
    wrong.push(`no line of the log says it, but ${[...new Set(levels)].join(' | ').slice(0, 500)}`)
  }
  return { wrong: [...new Set(wrong)], recoverySeconds }
}

const verify = (work: Work): Promise<string[]> =>
  work.verify().catch((error: unknown) => [`${work.name}: ${describe(error)}`])

const describe = (error: unknown): string =>
  error instanceof Error
    ? `${error.message}${error.cause ? ` (${describe(error.cause)})` : ''}`
    : String(error)

/** Waits until the site is ready, counts, keeps changes and sends files, without any hand. */
async function waitForRecovery(site: FaultSite, { id, numero }: { id: string; numero: number }) {
  const { visitor, product } = site
  await product.ready(RECOVERY_LIMIT_MS)
  const answers = async () => [
    (await visitor.post(`/api/regards/numero/${numero}/vue`, undefined, { headers: browser }))
      .status,
    (await savePage(site.administrator(), 'notreSiege', { titre: 'Notre siège' })).status,
    (await readPdf(site, id)).status,
  ]
  await poll(async () => (await answers()).every((status) => status === 200), {
    what: 'the site to work again',
    timeoutMs: RECOVERY_LIMIT_MS,
    intervalMs: 50,
  })
}

async function readPdf({ visitor }: FaultSite, id: string): Promise<Response> {
  const { json } = await visitor.get<{ pdf: { url: string } }>(`/api/regards/${id}?depth=1`)
  return visitor.raw('HEAD', json.pdf.url)
}
