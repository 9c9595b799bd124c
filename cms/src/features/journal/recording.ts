import type { PayloadRequest } from 'payload'

type Values = Record<string, unknown>

/** States before a change, of the records that a request is changing. */
const states = new WeakMap<PayloadRequest, Map<string, Values>>()

/** Keeps the state of a record until the change is done. */
export function keepState(req: PayloadRequest, record: string, state: Values): void {
  const kept = states.get(req) ?? new Map<string, Values>()
  states.set(req, kept.set(record, state))
}

/** Returns the state that was kept, once; an empty one if there was none. */
export function takeState(req: PayloadRequest, record: string): Values {
  const kept = states.get(req)
  const state = kept?.get(record) ?? {}
  kept?.delete(record)
  return state
}
