import { afterAll, expect, inject, test } from 'vitest'
import { makeAccount } from '../../factories/account'
import { saveDraft, snapshotPages } from '../../factories/page'
import { findPlans } from '../../factories/plannedPublication'
import { publishWithSharedCover } from '../../factories/regard'
import { client } from '../../support/client'
import { poll } from '../../support/ports'
import { openRecords } from '../../support/records'
import { soakRounds } from '../../support/seededRounds'
import { createClientWithHeaders, openSession } from '../../support/session'

const product = inject('product')
const admin = await client(product.url).as('administrateur')
const records = await openRecords(product)
const putBack = await snapshotPages(admin, ['historique'])
afterAll(async () => {
  await putBack()
  await records.close()
})

const ROUNDS = soakRounds(3)

/** Programs that save at the same time, so that one save follows the other without a pause. */
const SAVERS = [1, 2]

/** Saves a record again and again, whatever the answers, until `end`. */
function saveOn(save: (text: string) => Promise<unknown>) {
  const state = { isOver: false }
  const saves = SAVERS.map(async (saver) => {
    for (let count = 1; !state.isOver; count += 1) await save(`${saver} ${count}`)
  })
  return {
    async end() {
      state.isOver = true
      await Promise.all(saves)
    },
  }
}

type Version = { version: { titre: string; _status: string } }

/**
 * Saves drafts with titles of their own until a planned publication has come in between.
 * @returns the title of the draft before the publication, and the title that it published
 */
async function saveUntilPublished(save: (titre: string) => Promise<unknown>, versionsPath: string) {
  const since = new Date().toISOString()
  await records.update('payload-jobs', { taskSlug: 'publierPage' }, { waitUntil: new Date(0) })
  const saving = saveOn(save)
  const isPublished = async () => (await findPlans(records)).length === 0
  await poll(isPublished, { what: 'the publication', intervalMs: 20 })
  await saving.end()
  const query = `where[createdAt][greater_than]=${since}&sort=createdAt&limit=0&depth=0`
  const { docs: versions } = (await admin.get<{ docs: Version[] }>(versionsPath + query)).json
  const at = versions.findIndex(({ version }) => version._status === 'published')
  expect(at).toBeGreaterThan(0)
  return { last: versions[at - 1]?.version.titre, published: versions[at]?.version.titre }
}

test('the draft of an issue that is saved when its minute comes is published, or stays beside it', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await publishWithSharedCover(admin, { isDraft: true, titre: '0' })
    const path = `/api/regards/${id}`
    await admin.post(`${path}/programmation`, { date: '2099-01-05T09:30' })
    const { last, published } = await saveUntilPublished(
      (titre) => admin.patch(`${path}?draft=true`, { titre, _status: 'draft' }),
      `/api/regards/versions?where[parent][equals]=${id}&`,
    )
    expect([round, published]).toEqual([round, last])
  }
})

test('the draft of a page that is saved when its minute comes is published, or stays beside it', async () => {
  const path = '/api/globals/historique'
  for (let round = 0; round < ROUNDS; round += 1) {
    await saveDraft(admin, 'historique', { titre: '0' })
    await admin.post(`${path}/programmation`, { date: '2099-01-05T09:30' })
    const { last, published } = await saveUntilPublished(
      (titre) => admin.post(`${path}?draft=true`, { titre }),
      `${path}/versions?`,
    )
    expect([round, published]).toEqual([round, last])
  }
})

test('an administrateur who saves the own account again and again does not keep the role that another takes away', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const account = await makeAccount(admin, 'administrateur')
    const { token } = await openSession(product.url, account)
    const own = createClientWithHeaders(product.url, { authorization: `JWT ${token}` })
    const saving = saveOn((nom) => own.patch('/api/users/moi', { nom }))
    const path = `/api/users/${account.id}`
    expect((await admin.patch(path, { role: 'editeur' })).status).toBe(200)
    await saving.end()

    const { json } = await admin.get<{ role: string }>(path)
    expect([round, json.role]).toEqual([round, 'editeur'])
  }
})
