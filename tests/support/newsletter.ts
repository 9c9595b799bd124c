import { client, type Client } from './client'
import { poll } from './ports'
import type { Product } from './product'
import { createClientAddress, createClientWithHeaders } from './session'
import type { Setup } from './setups'
import { shareEmailProduct } from './sharedProducts'
import type { Smtp } from './smtp'

type Row = Record<string, string | null>
type Table = 'abonnes' | 'refus' | 'payload-jobs'

/** A product for newsletter tests, shared with other test files, with its SMTP server and direct access to its database. */
export type Newsletter = {
  product: Product
  smtp: Smtp
  administrator: Client
  /** Returns an anonymous client with an IP address of its own. */
  visitor(): Client
  /** Requests a subscription, waits for the confirmation e-mail, and returns its token. */
  requestSubscription(email: string): Promise<string>
  /** Returns the token in the last e-mail to an address. */
  readToken(email: string): Promise<string>
  /** Subscribes and confirms. */
  subscribe(email: string): Promise<void>
  /** Waits until no e-mail is pending. */
  waitForIdle(): Promise<void>
  mailsTo(email: string): Smtp['mails']
  /** Reads all rows of a table, by field name. */
  readRows(table: Table): Promise<Row[]>
  /** Overwrites dates of a subscriber, to simulate elapsed time. */
  setDates(email: string, dates: Record<string, Date>): Promise<void>
  /** Adds a subscriber to the suppression list, as an unsubscription does that stops before its end. */
  suppress(email: string): Promise<void>
  /** Inserts many confirmed subscribers. */
  insertMany(emails: string[]): Promise<void>
}

export async function openNewsletter(setup: Setup): Promise<Newsletter> {
  const { smtp, product, records } = await shareEmailProduct(setup)
  const mailsTo = (email: string) => smtp.mails.filter(({ to }) => to.includes(email))
  const idle = () =>
    poll(async () => (await records.find('payload-jobs')).length === 0, {
      what: 'the end of all jobs',
    })
  const visitor = () => createClientWithHeaders(product.url, createClientAddress())
  const ask = async (email: string) => {
    const known = mailsTo(email).length
    const answer = await visitor().post('/api/newsletter/inscription', { email })
    if (answer.status !== 202) throw new Error(`${email}: ${answer.status} ${answer.text}`)
    await smtp.waitForMail((mail) => mailsTo(email).indexOf(mail) >= known)
    // The job ends once the SMTP server has replied to its e-mail.
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
    // Dates as strings, whatever type the database returns.
    readRows: async (table) => JSON.parse(JSON.stringify(await records.find(table))) as Row[],
    setDates: (email, dates) => records.update('abonnes', { email }, dates),
    suppress: async (email) => {
      const [abonne] = (await records.find('abonnes', { email })) as Row[]
      await records.insert('refus', { empreinte: abonne?.empreinte ?? '' })
    },
    insertMany: (emails) => records.insert('abonnes', ...emails.map(createConfirmedRow)),
  }
}

const createConfirmedRow = (email: string) => ({
  email,
  cle: email,
  empreinte: `empreinte-${email}`,
  etat: 'confirme',
})
