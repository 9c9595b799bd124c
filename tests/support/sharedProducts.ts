import { deleteAllRegards } from '../factories/regard'
import { client } from './client'
import { startHoldingProxy, type HoldingProxy } from './holdingProxy'
import { startProductionProxy, type ProductionProxy } from './nginx'
import { poll } from './ports'
import { startProduct, type Product, type ProductOptions } from './product'
import type { Environment } from './processes'
import { openRecords, type Records } from './records'
import type { Setup } from './setups'
import { createProductionData } from './sharedServers'
import { startSmtp, type Smtp } from './smtp'

/** A product behind a proxy, with direct access to its database. */
export type SharedProduct = { product: Product; records: Records }

/** By set-up and kind. Each ends with this process. */
const started = new Map<string, Promise<SharedProduct>>()

/** Starts a product at the first call, and again where a test has ended it. */
async function startOnce<T extends SharedProduct>(
  key: string,
  startNew: () => Promise<T>,
): Promise<T> {
  const running = (started.get(key) as Promise<T> | undefined) ?? startNew()
  started.set(key, running)
  running.catch(() => started.delete(key))
  const shared = await running
  if (shared.product.exitReason() !== undefined) await shared.product.restart()
  return shared
}

async function start(
  setup: Setup,
  env: Environment,
  data: Pick<ProductOptions, 'mongo' | 's3'> = {},
): Promise<SharedProduct> {
  const product = await startProduct({ setup, env: { TRUST_PROXY: '1', ...env }, ...data })
  const records = await openRecords({ dataDir: product.dataDir, databaseUrl: product.mongo?.url })
  return { product, records }
}

/**
 * Returns the product that prepares readings, which all test files of a process share. Its clients have
 * addresses of their own: limits apply by address.
 */
export async function shareReadingProduct(setup: Setup): Promise<SharedProduct> {
  const shared = await startOnce(`reading ${setup}`, () => start(setup, { PREPARE_READING: '1' }))
  await endJobs(shared.records)
  return shared
}

/**
 * Returns the product that sends its e-mails at once to an SMTP server, which all test files of a process
 * share. Jobs, subscribers and e-mails of the former file are removed.
 */
export async function shareEmailProduct(setup: Setup): Promise<SharedProduct & { smtp: Smtp }> {
  const shared = await startOnce(`email ${setup}`, async () => {
    const smtp = await startSmtp()
    const env = {
      SMTP_URL: smtp.url,
      MAILS_PER_MINUTE: '100000',
      MAIL_RETRY_SECONDS: '1',
      UNSUBSCRIBE_EMAIL: 'lettre@exemple.org',
      ACCESS_LOG: '1',
    }
    return { ...(await start(setup, env)), smtp }
  })
  await endJobs(shared.records)
  for (const rows of ['abonnes', 'refus']) await shared.records.remove(rows, {})
  shared.smtp.reset()
  return shared
}

/** Returns the product of {@link shareEmailProduct} without issues, for tests of what is found in the whole site. */
export async function shareEmptySite(setup: Setup): Promise<SharedProduct> {
  const shared = await shareEmailProduct(setup)
  await deleteAllRegards(await client(shared.product.url).as('administrateur'))
  return shared
}

/**
 * Returns two processes on one database and bucket, without e-mail, which all test files of a process share, and the
 * proxy before the S3 server. Without issues at the start of a file.
 */
export async function sharePair(): Promise<SharedProduct & { other: Product; gate: HoldingProxy }> {
  const shared = await startOnce('pair', async () => {
    const { databaseUrl, s3 } = await createProductionData()
    const gate = await startHoldingProxy(s3.endpoint)
    const data = { mongo: { url: databaseUrl }, s3: { settings: { ...s3, endpoint: gate.url } } }
    const first = await start('production', {}, data)
    const env = { TRUST_PROXY: '1' }
    const other = await startProduct({ setup: 'production', env, sharesDataWith: first.product })
    return { ...first, other, gate }
  })
  await deleteAllRegards(await client(shared.product.url).as('administrateur'))
  return shared
}

/** The address of the site that {@link shareSiteBehindNginx} has. */
export const HTTPS_SITE = 'https://regards.test'

/**
 * Returns a product of the production set-up that is reached over https, of which an address may count three openings
 * a minute: all test files of a process share it. The nginx before it is the caller's, who stops it.
 */
export async function shareSiteBehindNginx(): Promise<SharedProduct & { proxy: ProductionProxy }> {
  const env = { SITE_URL: HTTPS_SITE, COUNTER_LIMIT_PER_MINUTE: '3' }
  const shared = await startOnce('nginx', () => start('production', env))
  return { ...shared, proxy: await startProductionProxy([shared.product.port]) }
}

/** Waits for the jobs that are due, and removes those that wait for a later time. */
async function endJobs(records: Records): Promise<void> {
  const isDue = ({ waitUntil, hasError }: Record<string, unknown>) =>
    !hasError && (!waitUntil || new Date(waitUntil as string).getTime() <= Date.now())
  await poll(async () => !(await records.find('payload-jobs')).some(isDue), {
    what: 'the end of the jobs of the former tests',
  })
  await records.remove('payload-jobs', {})
}
