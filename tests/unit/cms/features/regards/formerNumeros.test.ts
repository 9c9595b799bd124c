import { setImmediate } from 'node:timers/promises'
import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { releaseFormerNumero } from '../../../../../cms/src/features/regards/changes/formerNumeros'

type Issue = { id: string; anciensNumeros: number[] }

/** Turns of the event loop that a call of the database takes: other calls begin meanwhile. */
const TURNS = 5

async function passTurns(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await setImmediate()
}

/** A request to a database that holds one issue, and gives what it had when the call began. */
function makeRequest(issue: Issue): PayloadRequest {
  const db = {
    find: async () => {
      const read = structuredClone(issue)
      await passTurns()
      return { docs: [read] }
    },
    updateOne: async ({ data }: { data: Partial<Issue> }) => {
      await passTurns()
      Object.assign(issue, data)
    },
  }
  return { payload: { db }, context: {} } as unknown as PayloadRequest
}

test('two issues that take two numbers of another at once take both', async () => {
  const issue = { id: 'ancien', anciensNumeros: [41, 42, 43] }
  const publish = async (id: string, numero: number): Promise<void> => {
    await releaseFormerNumero({
      doc: { id, numero, _status: 'published' },
      req: makeRequest(issue),
    } as Parameters<typeof releaseFormerNumero>[0])
  }

  await Promise.all([publish('une', 41), publish('autre', 42)])

  expect(issue.anciensNumeros).toEqual([43])
})

test('a draft takes no number', async () => {
  const issue = { id: 'ancien', anciensNumeros: [41] }
  await releaseFormerNumero({
    doc: { id: 'brouillon', numero: 41, _status: 'draft' },
    req: makeRequest(issue),
  } as Parameters<typeof releaseFormerNumero>[0])

  expect(issue.anciensNumeros).toEqual([41])
})
