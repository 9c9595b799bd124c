import {
  isPlausibleYear,
  isPublicationDay,
  toPublicationDay,
} from '../../../cms/src/features/regards/publicationDay/toPublicationDay'
import { isNumero } from '../../../cms/src/lib/parseNumero'
import type { Counts, Entry, Fault, OldAddress, Row } from './types'

/** Validates the fields of one entry (specification, section 3), independently of other entries. */
export function checkRow({ key, value }: Entry): Row {
  const faults: Fault[] = []
  const notes: string[] = []
  const fault = (code: string, message: string) => {
    faults.push({ code, message })
    return undefined
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    fault('invalid-row', 'ce n’est pas un numéro de Regards')
    return { key, faults, notes }
  }
  const fields = value as Record<string, unknown>

  const readNumero = (): number | undefined => {
    const isText = typeof fields.numero === 'string' && /^\s*\d+\s*$/.test(fields.numero)
    const numero = isText ? Number(fields.numero) : fields.numero
    if (!isNumero(numero)) {
      return fault(
        'invalid-numero',
        `numero ${said(fields.numero)} : un entier d’au moins 1 attendu`,
      )
    }
    if (isText) notes.push('numero écrit comme un texte')
    return numero
  }

  const readDate = (): string | undefined =>
    readDay(fields.dateParution) ??
    fault(
      'invalid-date',
      `dateParution ${said(fields.dateParution)} : une date attendue, en millisecondes ou AAAA-MM-JJ`,
    )

  const readAddress = (name: 'pdf' | 'couverture'): OldAddress | undefined => {
    const address = fields[name]
    const isAbsent = address === undefined || address === null || address === ''
    if (isAbsent) return fault('missing-address', `${name} : l’adresse du fichier manque`)
    return (
      (typeof address === 'string' ? parseAddress(address) : undefined) ??
      fault('invalid-address', `${name} ${said(address)} : adresse de fichier non reconnue`)
    )
  }

  const readCount = (name: keyof Counts): number => {
    const count = fields[name] ?? 0
    if (typeof count === 'number' && Number.isSafeInteger(count) && count >= 0) return count
    fault('invalid-counter', `${name} ${said(count)} : un entier d’au moins 0 attendu`)
    return 0
  }

  const counts: Counts = {
    nombreDeVue: readCount('nombreDeVue'),
    nombreDeTelechargement: readCount('nombreDeTelechargement'),
  }
  return {
    key,
    numero: readNumero(),
    dateParution: readDate(),
    pdf: readAddress('pdf'),
    couverture: readAddress('couverture'),
    counts,
    faults,
    notes,
  }
}

/** Adds a fault to every row whose `numero` occurs in another row. */
export function refuseDuplicates(rows: Row[]): void {
  const keysOf = new Map<number, string[]>()
  for (const { numero, key } of rows) {
    if (numero !== undefined) keysOf.set(numero, [...(keysOf.get(numero) ?? []), key])
  }
  for (const { numero, key, faults } of rows) {
    const keys = numero === undefined ? [] : (keysOf.get(numero) ?? [])
    if (keys.length < 2) continue
    const others = keys.filter((other) => other !== key).join(', ')
    faults.push({
      code: 'duplicate-numero',
      message: `le numéro ${numero} est deux fois dans l’export : clés ${key} et ${others}`,
    })
  }
}

const MAX_SAID = 80

/** Formats an exported value for a message. */
function said(value: unknown): string {
  if (value === undefined) return 'absent'
  const json = JSON.stringify(value)
  return json.length > MAX_SAID ? `${json.slice(0, MAX_SAID)}…` : json
}

/** A date within four months of 1970: seconds read as milliseconds, or none. */
const TOO_NEAR_1970_MS = 10_000_000_000

/**
 * Parses a publication date of the old site: milliseconds (number or string), or an ISO date.
 * @returns the calendar day; undefined when invalid for an issue
 */
export function readDay(value: unknown): string | undefined {
  const moment = typeof value === 'string' && /^-?\d{9,}$/.test(value) ? Number(value) : value
  if (typeof moment === 'number' && Math.abs(moment) < TOO_NEAR_1970_MS) return undefined
  const day = toPublicationDay(moment)
  return typeof day === 'string' && isPublicationDay(day) && isPlausibleYear(day) ? day : undefined
}

/** Path of the storage APIs: …/b/{bucket}/o/{path, encoded as one segment} */
const API_PATH = /\/b\/([^/]+)\/o\/([^/]+)$/

/** Hosts that serve {bucket}/{path}. */
const BUCKET_HOSTS = new Set(['storage.googleapis.com', 'storage.cloud.google.com'])

/** Hosts that serve a single bucket. */
const OWN_HOST = /^(.+)\.storage\.googleapis\.com$/

/**
 * Parses the location of a file in the old storage. Fetches nothing: only the path matters.
 * @param value download URL of Firebase Storage, URL of Cloud Storage, gs://bucket/path, or a plain
 * path
 * @returns undefined for any other value, or a path that leaves its root
 */
export function parseAddress(value: string): OldAddress | undefined {
  const address = readAddress(value.trim())
  if (!address) return undefined
  const { bucket, path } = address
  const segments = bucket === undefined ? path.split('/') : [bucket, ...path.split('/')]
  return segments.every(isName) ? address : undefined
}

function readAddress(value: string): OldAddress | undefined {
  const [, bucket, path] = /^gs:\/\/([^/]+)\/(.+)$/.exec(value) ?? []
  if (bucket !== undefined && path !== undefined) return { bucket, path }
  if (/^[a-z][a-z0-9+.-]*:/i.test(value)) return readUrl(value)
  return { path: value.replace(/^\//, '') }
}

function readUrl(value: string): OldAddress | undefined {
  try {
    const { protocol, hostname, pathname } = new URL(value)
    if (protocol !== 'https:' && protocol !== 'http:') return undefined
    const [, apiBucket, apiPath] = API_PATH.exec(pathname) ?? []
    if (apiBucket && apiPath) {
      return { bucket: decodeURIComponent(apiBucket), path: decodeURIComponent(apiPath) }
    }
    const served = decodeURIComponent(pathname.slice(1))
    const bucket = OWN_HOST.exec(hostname)?.[1]
    if (bucket) return { bucket, path: served }
    const [, servedBucket, servedPath] = /^([^/]+)\/(.+)$/.exec(served) ?? []
    if (!BUCKET_HOSTS.has(hostname) || !servedBucket || !servedPath) return undefined
    return { bucket: servedBucket, path: servedPath }
  } catch {
    return undefined
  }
}

/** Whether a segment is a plain file name on every system: no `..`, no separator. */
const isName = (segment: string): boolean =>
  segment !== '' && segment !== '.' && segment !== '..' && !/[\\\0]/.test(segment)
