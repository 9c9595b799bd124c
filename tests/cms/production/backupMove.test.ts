import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillWholeSite } from '../../factories/wholeSite'
import {
  BACKUP_KEY,
  readBucketFiles,
  readDiskFiles,
  readRows,
  withMongoIds,
} from '../../support/backups'
import { commandsOf, type SitePlace } from '../../support/siteCommands'
import { client } from '../../support/client'
import { makeTempDir } from '../../support/paths'
import { startProduct, type Product } from '../../support/product'
import { addPasskey, addTotp, answerChallenge, computeTotpCode } from '../../support/secondFactor'
import { accounts } from '../../support/setups'
import { createProductionData, type ProductionData } from '../../support/sharedServers'

const home = makeTempDir('move')
const key = { BACKUP_KEY }
/** The same on both sides, as a site keeps it when it moves. */
const secret = { PAYLOAD_SECRET: 'a-secret-of-the-tests-and-of-nothing-else' }

let data: ProductionData
let embedded: Product
let production: Product | undefined

beforeAll(async () => {
  data = await createProductionData()
  embedded = await startProduct({ setup: 'embedded', env: secret })
})
afterAll(async () => {
  await production?.stop()
  await embedded.stop()
  await data.drop()
  rmSync(home, { recursive: true, force: true })
})

test('a site moves from SQLite and disk to MongoDB and S3, and back, with all that it holds', async () => {
  const { dataDir, mediaDir } = embedded
  const administrator = await client(embedded.url).as('administrateur')
  const regard = await fillWholeSite(administrator, { dataDir, databaseUrl: undefined })
  const { secret: totp, recoveryCodes } = await addTotp(
    administrator,
    accounts.administrateur.password,
  )
  const { passkey } = await addPasskey(administrator, accounts.administrateur.password)
  await embedded.end()

  // There.
  const first = join(home, 'aller')
  expect(
    await commandsOf({ dataDir, mediaDir }, { ...key, ...secret }).backUp(first),
  ).toMatchObject({ ok: true })
  const there: SitePlace = {
    dataDir: join(home, 'data'),
    mediaDir: join(home, 'media'),
    databaseUrl: data.databaseUrl,
    s3: data.s3,
  }
  const moved = await commandsOf(there, key).restore(first)
  expect(moved).toMatchObject({ ok: true })
  expect(moved.output).not.toContain('PAYLOAD_SECRET')

  // And back, before anything else writes.
  const second = join(home, 'retour')
  expect(await commandsOf(there, key).backUp(second)).toMatchObject({ ok: true })
  const back = { dataDir: join(home, 'data-2'), mediaDir: join(home, 'media-2') }
  expect(await commandsOf(back, { ...key, ...secret }).restore(second)).toMatchObject({ ok: true })

  const rows = withMongoIds(await readRows({ dataDir }))
  const returned = await readRows({ dataDir: back.dataDir })
  for (const row of returned.facteurs ?? []) delete row.utilisateur_origine
  for (const row of rows.facteurs ?? []) delete row.utilisateur_origine
  expect(Object.keys(rows).length).toBeGreaterThan(20)
  expect(returned).toEqual(rows)
  const files = readDiskFiles(mediaDir)
  expect(Object.keys(files).length).toBeGreaterThan(4)
  expect(readDiskFiles(back.mediaDir)).toEqual(files)
  const inBucket = await readBucketFiles(data.s3)
  expect(Object.entries(inBucket).map(([path, { sha256 }]) => [path, sha256])).toEqual(
    Object.entries(files).map(([path, { sha256 }]) => [path, sha256]),
  )

  // The moved site is served, its relations and second factors hold.
  production = await startProduct({
    setup: 'production',
    mongo: { url: data.databaseUrl },
    s3: { settings: data.s3 },
    env: { ADMIN_EMAIL: undefined, ADMIN_PASSWORD: undefined },
  })
  const visitor = client(production.url)
  const { json } = await visitor.get<{ docs: { pdf: { url: string }; titre: string }[] }>(
    `/api/regards?where[numero][equals]=${regard.numero}&depth=1`,
  )
  expect(json.docs[0]?.titre).toBe('Fêtes d’été')
  const pdf = await visitor.raw('GET', json.docs[0]?.pdf.url ?? '')
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  await pdf.body?.cancel()
  const signIn = (code: string) =>
    visitor.post('/api/users/login', { ...accounts.administrateur, code })
  expect((await signIn('000000')).status).toBe(401)
  expect((await signIn(computeTotpCode(totp, 1))).status).toBe(200)
  expect((await signIn(recoveryCodes[0] ?? '')).status).toBe(200)
  const response = await answerChallenge(visitor, passkey)
  expect((await visitor.post('/api/users/passkeys/login', response)).status).toBe(200)
}, 240_000)
