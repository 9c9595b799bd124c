import { afterAll, expect, inject, test } from 'vitest'
import { makeAccount } from '../../factories/account'
import { saveDraft, snapshotPages } from '../../factories/page'
import { findPlans, reachPlannedDates } from '../../factories/plannedPublication'
import { client } from '../../support/client'
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

const ROUNDS = soakRounds(10)

/** Saves a record again and again, two at a time and whatever the answers, until `end`. */
function saveOn(save: (text: string) => Promise<unknown>) {
  const state = { isOver: false }
  const saves = [1, 2].map(async (saver) => {
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

test('the draft of a page that is saved when its minute comes is published, or stays beside it', async () => {
  const path = '/api/globals/historique'
  const save = (titre: string) => admin.post(`${path}?draft=true`, { titre })
  for (let round = 0; round < ROUNDS; round += 1) {
    await saveDraft(admin, 'historique', { titre: 'Avant' })
    await admin.post(`${path}/programmation`, { date: '2099-01-05T09:30' })
    const since = new Date().toISOString()
    const saving = saveOn(save)
    // The publication may come in the next moment: a draft is there.
    await save('0')
    await reachPlannedDates(records)
    await saving.end()
    expect(await findPlans(records)).toEqual([])

    const query = `where[createdAt][greater_than]=${since}&sort=createdAt&limit=0&depth=0`
    const { json } = await admin.get<{ docs: Version[] }>(`${path}/versions?${query}`)
    const versions = json.docs.map(({ version }) => version)
    const at = versions.findIndex(({ _status }) => _status === 'published')
    expect(at).toBeGreaterThan(0)
    expect([round, versions[at]?.titre]).toEqual([round, versions[at - 1]?.titre])
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
