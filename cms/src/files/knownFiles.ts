import type { PayloadRequest } from 'payload'

import { keepWhileUnchanged } from '../cache/keepWhileUnchanged'

type Loader = PayloadRequest['payloadDataLoader']
type Loaded = Awaited<ReturnType<Loader['load']>>

/** Of a thousand issues both files; some 5 kB each. */
const MAX_FILES = 2_000

/**
 * What Payload asks its loader for says everything that the answer depends on: record, depth, fields,
 * access. A plain question is about half as long: those that a query's `select`, `populate` or
 * `locale` makes longer are as many as somebody likes to make up, and are asked each time.
 */
const MAX_KEY_LENGTH = 200

const known = keepWhileUnchanged<Loaded>(MAX_FILES)

/** Requests' loaders that look into memory first. */
const remembering = new WeakSet<Loader>()

/**
 * From now on the related records that a visitor's request is given come from memory, where they are
 * known: exactly as Payload filled them in for the visitor who asked for them first.
 */
export function rememberFiles(req: PayloadRequest): void {
  const loader = req.payloadDataLoader
  if (remembering.has(loader)) return
  remembering.add(loader)
  const load = loader.load.bind(loader)
  loader.load = (key) =>
    req.user || key.length > MAX_KEY_LENGTH
      ? load(key)
      : (known(key, () => load(key).then(frozen)) as Promise<Loaded>)
}

/** Given to many: nobody may change it. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  Object.values(value).forEach(frozen)
  return Object.freeze(value)
}
