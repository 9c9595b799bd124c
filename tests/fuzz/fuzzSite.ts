import { randomUUID } from 'node:crypto'
import { addAbonnes } from '../factories/abonnes'
import { makeAccount } from '../factories/account'
import { changePage, saveDraft } from '../factories/page'
import { publishRegard } from '../factories/regard'
import { makeRichText } from '../factories/richText'
import type { ApiRole } from '../support/apiContract'
import { client, type Client } from '../support/client'
import { startProduct, type Product } from '../support/product'
import { openRecords, type Records } from '../support/records'
import { openSession } from '../support/session'
import { accounts, type Account, type Setup } from '../support/setups'
import { startSmtp } from '../support/smtp'

type Row = Record<string, unknown>

/** A site with records of all kinds, to attack. */
export type FuzzSite = {
  product: Product
  records: Records
  /** Ids of records by collection, for the paths of requests. */
  ids: Record<string, string[]>
  /** Values that a role must not receive. */
  getSecrets(role: ApiRole): string[]
  /** Signs an account of a role in, and returns the token; first restores its record. */
  signIn(role: Exclude<ApiRole, 'visitor'>): Promise<string>
  stop(): Promise<void>
}

/** Columns that restoring an account does not touch. */
const KEPT = new Set(['id', '_id', 'sessions', '__v'])

/** Starts the product with an issue, drafts, a subscriber, accounts and all that belongs to them. */
export async function startFuzzSite(setup: Setup): Promise<FuzzSite> {
  const smtp = await startSmtp()
  const product = await startProduct({
    setup,
    env: { SMTP_URL: smtp.url, TRUST_PROXY: '1', MAILS_PER_MINUTE: '100000' },
  })
  const records = await openRecords({ dataDir: product.dataDir, databaseUrl: product.mongo?.url })
  const administrator = await client(product.url).as('administrateur')
  await client(product.url).as('editeur')
  const secrets = await fill(product, administrator, records)
  const users = await records.find('users')

  return {
    product,
    records,
    ids: await listIds(administrator),
    getSecrets: (role) => [
      ...secrets.fromAll,
      ...(role === 'administrateur' ? [] : secrets.fromEditors),
      ...(role === 'visitor' ? secrets.fromVisitors : []),
    ],
    async signIn(role) {
      const account = accounts[role]
      await restoreAccount(records, users, account)
      return (await openSession(product.url, account)).token
    },
    async stop() {
      await records.close()
      await product.stop()
      await smtp.stop()
    },
  }
}

/** Fills the site. @returns what must not be told */
async function fill(product: Product, administrator: Client, records: Records) {
  const draft = `brouillon-${randomUUID()}`
  const pageDraft = `ebauche-${randomUUID()}`
  const subscriber = `abonne-${randomUUID()}@abonnes.test`
  await publishRegard(administrator, { titre: 'Un numéro paru' })
  await publishRegard(administrator, { titre: draft, isDraft: true })
  await changePage(administrator, 'accueil', { presentation: makeRichText('Bienvenue') })
  await saveDraft(administrator, 'accueil', { accroche: pageDraft })
  await addAbonnes(product, [subscriber])
  const other = await makeAccount(administrator, 'administrateur')
  const now = new Date()
  const totp = `totp-${randomUUID()}`
  await records.insert('facteurs', {
    ...{ utilisateur: other.id, type: 'totp', identifiant: `totp/${other.id}`, secret: totp },
    ...{ createdAt: now, updatedAt: now },
  })
  const users = await records.find('users')
  const hashes = users.flatMap(({ hash, salt }) => [hash, salt].map(String))
  return {
    fromAll: [...hashes, totp],
    fromEditors: [draft, subscriber, other.email],
    fromVisitors: [pageDraft, ...users.map(({ email }) => String(email))],
  }
}

/** Ids of the collections that an administrateur may list. */
async function listIds(administrator: Client): Promise<Record<string, string[]>> {
  const slugs = ['regards', 'documents', 'images', 'users', 'abonnes', 'journal', 'lectures']
  const entries = await Promise.all(
    slugs.map(async (slug) => {
      const path = `/api/${slug}?limit=5&depth=0&draft=true`
      const { json } = await administrator.get<{ docs?: { id: string }[] }>(path)
      return [slug, (json.docs ?? []).map(({ id }) => id)] as const
    }),
  )
  return Object.fromEntries(entries)
}

/** Writes an account back as it was, if the run changed or deleted it, and removes second factors. */
async function restoreAccount(records: Records, users: Row[], { email }: Account): Promise<void> {
  const row = users.find((each) => each.email === email)
  if (!row) throw new Error(`There was no account ${email}`)
  const key: Record<string, string> =
    'id' in row ? { id: String(row.id) } : { _id: row._id as string }
  const values = Object.fromEntries(Object.entries(row).filter(([name]) => !KEPT.has(name)))
  const found = await records.find('users', key)
  if (found.length > 0) await records.update('users', key, values as Record<string, string>)
  else await records.insert('users', { ...key, ...(values as Record<string, string>) })
  await records.remove('facteurs', { utilisateur: String(key.id ?? key._id) })
}
