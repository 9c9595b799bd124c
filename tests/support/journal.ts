import { expect } from 'vitest'
import type { Client } from './client'

/** An entry of the audit log. */
export type Entry = {
  id: string
  dateAction: string
  action: string
  auteur: string
  auteurId: string | null
  cible: string
  cibleType: string
  cibleId: string | null
  details: string | null
  changements: { champ: string; avant: string; apres: string }[]
  adresse: string | null
}

export type JournalReader = {
  /** Reads the entries whose fields have these values, newest first. */
  read: (by: Partial<Record<keyof Entry, string>>) => Promise<Entry[]>
  /** Reads the entries of a request: those that are new after it. */
  entriesOf: (request: () => Promise<unknown>) => Promise<Entry[]>
}

/** @param administrator a client signed in as administrateur */
export function createJournalReader(administrator: Client): JournalReader {
  const read: JournalReader['read'] = async (by) => {
    const query = new URLSearchParams({ limit: '100' })
    for (const [name, value] of Object.entries(by)) query.set(`where[${name}][equals]`, value)
    const { json, status, text } = await administrator.get<{ docs: Entry[] }>(
      `/api/journal?${query}`,
    )
    if (status !== 200) throw new Error(`The journal was not read: ${text}`)
    return json.docs
  }
  const entriesOf: JournalReader['entriesOf'] = async (request) => {
    const known = new Set((await read({})).map(({ id }) => id))
    await request()
    return (await read({})).filter(({ id }) => !known.has(id))
  }
  return { read, entriesOf }
}

/** The network of the tests' address. */
export const NETWORK = '127.0.0.0/24'

export const matching = (pattern: RegExp) => expect.stringMatching(pattern) as string
