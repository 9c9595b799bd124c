import { client, type Client } from './client'
import { poll } from './ports'
import { openRecords } from './records'
import { startProduct, type Product } from './product'
import type { Setup } from './setups'
import { startSmtp, type Smtp } from './smtp'

type Row = Record<string, string | null>
type Table = 'abonnes' | 'refus' | 'payload-jobs'

/** A product whose newsletter is tested, with its mail server and a look behind its back. */
export type Newsletter = {
  product: Product
  smtp: Smtp
  administrator: Client
  /** Somebody who asks from an address that nobody else asks from. */
  visitor(): Client
  /** Asks for the newsletter, and waits for the mail that comes of it. */
  requestSubscription(email: string): Promise<string>
  /** The token in the last mail to an address. */
  readToken(email: string): Promise<string>
  /** Asks, and confirms. */
  subscribe(email: string): Promise<void>
  /** Waits until nothing more is to be sent. */
  waitForIdle(): Promise<void>
  mailsTo(email: string): Smtp['mails']
  /** All rows of a table, by the names of their fields. */
  readRows(table: Table): Promise<Row[]>
  /** Puts back dates of a subscriber, as if time had passed. */
  setDates(email: string, dates: Record<string, Date>): Promise<void>
  /** Writes many confirmed subscribers at once. */
  insertMany(emails: string[]): Promise<void>
  stop(): Promise<void>
}

export async function startNewsletter(setup: Setup): Promise<Newsletter> {
  const smtp = await startSmtp()
  const product = await startProduct({ setup, env: { SMTP_URL: smtp.url, TRUST_PROXY: '1' } })
  const records = await openRecords({ dataDir: product.dataDir, databaseUrl: product.mongo?.url })
  let visitors = 0

  const mailsTo = (email: string) => smtp.mails.filter(({ to }) => to.includes(email))
  const idle = () =>
    poll(async () => (await records.find('payload-jobs')).length === 0, {
      what: 'the end of all jobs',
      timeoutMs: 30_000,
    })
  const visitor = () => {
    visitors += 1
    const address = `203.0.${Math.floor(visitors / 250)}.${visitors % 250}`
    return fromAddress(client(product.url), address)
  }
  const ask = async (email: string) => {
    const known = mailsTo(email).length
    const answer = await visitor().post('/api/newsletter/inscription', { email })
    if (answer.status !== 202) throw new Error(`${email}: ${answer.status} ${answer.text}`)
    await smtp.waitForMail((mail) => mailsTo(email).indexOf(mail) >= known)
    // The job is over once its mail is answered for.
    await idle()
    return tokenOf(email)
  }
  const tokenOf = async (email: string) => {
    const mail = await mailsTo(email).at(-1)?.parse()
    return /confirmation\?jeton=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  return {
    product,
    smtp,
    administrator: await client(product.url).as('administrateur'),
    visitor,
    requestSubscription: ask,
    readToken: tokenOf,
    async subscribe(email) {
      const jeton = await ask(email)
      const answer = await visitor().post('/api/newsletter/confirmation', { jeton })
      if (answer.status !== 200) throw new Error(`${email}: ${answer.status} ${answer.text}`)
    },
    waitForIdle: idle,
    mailsTo,
    // Dates as texts, whatever the database gives.
    readRows: async (table) => JSON.parse(JSON.stringify(await records.find(table))) as Row[],
    setDates: (email, dates) => records.update('abonnes', { email }, dates),
    insertMany: (emails) => records.insert('abonnes', ...emails.map(createConfirmedRow)),
    async stop() {
      await records.close()
      await product.stop()
      await smtp.stop()
    },
  }
}

/** The same client, with the address that a proxy in front would tell. */
export function fromAddress(visitor: Client, address: string): Client {
  const request: Client['request'] = (method, path, options = {}) =>
    visitor.request(method, path, {
      ...options,
      headers: { 'x-forwarded-for': address, ...options.headers },
    })
  return {
    ...visitor,
    request,
    get: (path, options) => request('GET', path, options),
    post: (path, json, options) => request('POST', path, { json, ...options }),
  }
}

const createConfirmedRow = (email: string) => ({
  email,
  cle: email,
  empreinte: `empreinte-${email}`,
  etat: 'confirme',
})
