import { join } from 'node:path'
import { deleteEach } from '../support/deleteEach'
import { client, type Client } from '../support/client'
import { makeTempDir } from '../support/paths'
import { poll } from '../support/ports'
import { startProduct, UNREACHABLE_LIMITS, type Product } from '../support/product'
import { openRecords, type Records } from '../support/records'
import { createProductionData } from '../support/sharedServers'
import { createClientAddress, createClientWithHeaders, openSession } from '../support/session'
import { accounts, type Account, type Setup } from '../support/setups'
import { commandsOf } from '../support/siteCommands'
import { startSmtp, type Smtp } from '../support/smtp'
import type { ReadingState } from '@regards/contract/schemas/lecture'
import { expectStatus } from './act'

/** A running site, on which the acts of people are tried. */
export interface ModelSite {
  readonly product: Product
  readonly smtp: Smtp
  readonly records: Records
  visitor(): Client
  admin(): Promise<Client>
  editor(): Promise<Client>
  /** Waits until readings are prepared, jobs are done and letters have left. */
  settle(): Promise<void>
  /** Opens a session of an account. @returns its token */
  signIn(account: Account): Promise<string>
  withToken(token: string): Client
  /** Asks for the letters as a visitor, and opens the link of the e-mail if told so. */
  subscribe(email: string, isConfirmed: boolean): Promise<void>
  /** Opens the link of the last letter by which a subscriber leaves. */
  unsubscribe(email: string): Promise<void>
  /** Ends the process like a power cut, and starts it again. */
  crash(): Promise<void>
  /**
   * Backs the site up, restores it into an empty set-up, and goes on there: in the production set-up, which
   * has its servers, in one of the other kind.
   */
  moveByBackup(): Promise<void>
  /** Deletes what an earlier sequence has left. */
  reset(): Promise<void>
  stop(): Promise<void>
}

type Job = { waitUntil?: string | Date | null; hasError?: boolean | number | null }

const settings = (smtp: Smtp) => ({
  ...UNREACHABLE_LIMITS,
  ...{ PREPARE_READING: '1', SMTP_URL: smtp.url, MAILS_PER_MINUTE: '100000' },
  // Visitors who subscribe have addresses of their own.
  TRUST_PROXY: '1',
  // The same on both set-ups: sessions and second factors of a restored site are those of its source.
  PAYLOAD_SECRET: 'a-secret-of-the-tests-and-of-nothing-else',
})

export async function startModelSite(setup: Setup): Promise<ModelSite> {
  const smtp = await startSmtp()
  const open = (of: Product) => openRecords({ dataDir: of.dataDir, databaseUrl: of.mongo?.url })
  let product = await startProduct({ setup, env: settings(smtp) })
  let records = await open(product)
  const dropped: (() => Promise<void>)[] = []
  const visitor = () => client(product.url)
  const admin = () => visitor().as('administrateur')

  const isIdle = async () => {
    const jobs = (await records.find('payload-jobs')) as Job[]
    const due = jobs.filter(({ waitUntil }) => !waitUntil || new Date(waitUntil) <= new Date())
    if (due.length > 0) return false
    const { json } = await (
      await admin()
    ).get<{ lectures: Record<string, ReadingState> }>('/api/regards/lectures')
    return Object.values(json.lectures).every(
      ({ etat, enPreparation }) => !enPreparation && (etat === 'prete' || etat === 'indisponible'),
    )
  }
  const settle = () =>
    poll(isIdle, { what: 'the end of all that the site does by itself', timeoutMs: 180_000 })

  return {
    get product() {
      return product
    },
    get records() {
      return records
    },
    ...{ smtp, visitor, admin, settle },
    editor: () => visitor().as('editeur'),
    signIn: async (account) => (await openSession(product.url, account)).token,
    withToken: (token) => createClientWithHeaders(product.url, { authorization: `JWT ${token}` }),
    async subscribe(email, isConfirmed) {
      const who = createClientWithHeaders(product.url, createClientAddress())
      await expectStatus(who.post('/api/newsletter/inscription', { email }), 202)
      const mail = await (await smtp.waitForMail(({ to }) => to.includes(email))).parse()
      const jeton = /confirmation\?jeton=([\w-]+)/.exec(mail.text ?? '')?.[1]
      if (isConfirmed) await expectStatus(who.post('/api/newsletter/confirmation', { jeton }), 200)
    },
    async unsubscribe(email) {
      const sources = smtp.mails.filter(({ to }) => to.includes(email)).map(({ source }) => source)
      const link = /List-Unsubscribe:\s*<https?:\/\/[^/]+([^>]+)>/.exec(sources.at(-1) ?? '')?.[1]
      await expectStatus(visitor().post(link ?? '', { 'List-Unsubscribe': 'One-Click' }), 200)
    },
    async crash() {
      await product.kill()
      await product.restart()
    },
    async moveByBackup() {
      const isAway = setup === 'embedded' || product.setup === 'production'
      const target = isAway ? 'embedded' : 'production'
      const home = makeTempDir('model')
      const backup = join(home, 'sauvegarde')
      const { mongo, s3 } = product
      const place = { ...product, databaseUrl: mongo?.url, s3: s3?.settings }
      await expectOk(commandsOf(place, settings(smtp)).backUp(backup))
      const data = target === 'production' ? await createProductionData() : undefined
      if (data) dropped.push(() => data.drop())
      const there = { dataDir: join(home, 'data'), mediaDir: join(home, 'media') }
      const restored = { ...there, databaseUrl: data?.databaseUrl, s3: data?.s3 }
      await expectOk(commandsOf(restored, settings(smtp)).restore(backup))
      await records.close()
      await product.stop()
      product = await startProduct({
        ...{ setup: target, env: settings(smtp) },
        sharesDataWith: {
          ...there,
          ...(data && { mongo: { url: data.databaseUrl }, s3: { settings: data.s3 } }),
        },
      })
      records = await open(product)
    },
    async reset() {
      await settle()
      const who = await admin()
      await deleteEach(who, 'regards')
      const binned = await who.get<{ docs: { id: string }[] }>(
        '/api/regards?trash=true&draft=true&depth=0&limit=0&where[deletedAt][exists]=true',
      )
      for (const { id } of binned.json.docs) await who.delete(`/api/regards/${id}?trash=true`)
      await deleteEach(who, 'abonnes')
      await deleteAccounts(who)
      await settle()
      smtp.reset()
    },
    async stop() {
      await records.close()
      await product.stop()
      for (const drop of dropped) await drop()
      await smtp.stop()
    },
  }
}

/** Deletes the accounts that a sequence has invited. */
async function deleteAccounts(admin: Client): Promise<void> {
  const { json } = await admin.get<{ docs: { id: string; email: string }[] }>(
    '/api/users?depth=0&limit=0',
  )
  const kept = new Set(Object.values(accounts).map(({ email }) => email))
  for (const { id, email } of json.docs)
    if (!kept.has(email)) await expectStatus(admin.delete(`/api/users/${id}`), 200)
}

async function expectOk(command: Promise<{ ok: boolean; output: string }>): Promise<void> {
  const { ok, output } = await command
  if (!ok) throw new Error(output)
}
