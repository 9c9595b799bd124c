import { z } from 'zod'

export const SETS = ['numeros', 'articles'] as const
export type OaiSet = (typeof SETS)[number]

export const METADATA_PREFIX = 'oai_dc'

const VERBS = {
  Identify: { required: [], optional: [] },
  ListMetadataFormats: { required: [], optional: ['identifier'] },
  ListSets: { required: [], optional: ['resumptionToken'] },
  ListIdentifiers: { required: ['metadataPrefix'], optional: ['from', 'until', 'set'] },
  ListRecords: { required: ['metadataPrefix'], optional: ['from', 'until', 'set'] },
  GetRecord: { required: ['identifier', 'metadataPrefix'], optional: [] },
} as const satisfies Record<string, { required: readonly string[]; optional: readonly string[] }>

export type Verb = keyof typeof VERBS

/** A request of a harvester, whose arguments are valid. */
export type OaiRequest =
  | { verb: 'Identify' | 'ListSets' }
  | { verb: 'ListMetadataFormats'; identifier: string | undefined }
  | { verb: 'GetRecord'; identifier: string }
  | { verb: 'ListIdentifiers' | 'ListRecords'; position: ListPosition; isFirst: boolean }

/** @throws OaiError badVerb, badArgument, badResumptionToken, cannotDisseminateFormat */
export function parseOaiRequest(params: URLSearchParams): OaiRequest {
  const given = Object.fromEntries(params)
  const verb = given.verb ?? ''
  if (!isVerb(verb) || params.getAll('verb').length > 1) {
    throw new OaiError('badVerb', 'The verb is missing, repeated or unknown.')
  }
  if ([...params.keys()].length > Object.keys(given).length) {
    throw new OaiError('badArgument', 'An argument is repeated.')
  }
  const { verb: _verb, ...args } = given
  const isList = verb === 'ListIdentifiers' || verb === 'ListRecords'
  if (isList && 'resumptionToken' in args) {
    if (Object.keys(args).length > 1) {
      throw new OaiError('badArgument', 'resumptionToken excludes the other arguments.')
    }
    return { verb, position: parseToken(args.resumptionToken), isFirst: false }
  }
  validateArguments(verb, args)
  switch (verb) {
    case 'Identify':
      return { verb }
    case 'ListSets':
      if ('resumptionToken' in args) {
        throw new OaiError('badResumptionToken', 'The list of sets has one part.')
      }
      return { verb }
    case 'ListMetadataFormats':
      return { verb, identifier: args.identifier }
    case 'GetRecord':
      assertFormat(args.metadataPrefix)
      return { verb, identifier: args.identifier ?? '' }
    default:
      assertFormat(args.metadataPrefix)
      return { verb, position: toFirstPosition(args), isFirst: true }
  }
}

const isVerb = (verb: string): verb is Verb => Object.hasOwn(VERBS, verb)

function validateArguments(verb: Verb, args: Record<string, string>): void {
  const { required, optional } = VERBS[verb]
  const known: string[] = [...required, ...optional]
  const unknown = Object.keys(args).find((name) => !known.includes(name))
  if (unknown !== undefined) {
    throw new OaiError('badArgument', 'An argument is not one of this verb.')
  }
  const missing = required.find((name) => !args[name])
  if (missing) throw new OaiError('badArgument', `${missing} is missing.`)
}

function assertFormat(prefix: string | undefined): void {
  if (prefix !== METADATA_PREFIX) {
    throw new OaiError('cannotDisseminateFormat', `The only format is ${METADATA_PREFIX}.`)
  }
}

function toFirstPosition({ from, until, set }: Record<string, string>): ListPosition {
  if (from !== undefined && until !== undefined && from.length !== until.length) {
    throw new OaiError('badArgument', 'from and until have different granularities.')
  }
  const start = from === undefined ? null : toMoment(from, '00:00:00.000Z', '.000Z')
  const end = until === undefined ? null : toMoment(until, '23:59:59.999Z', '.999Z')
  if (start !== null && end !== null && start > end) {
    throw new OaiError('badArgument', 'from is later than until.')
  }
  if (set !== undefined && !SETS.includes(set as OaiSet)) {
    throw new OaiError('noRecordsMatch', 'There is no such set.')
  }
  return {
    ...{ from: start, until: end, set: (set as OaiSet | undefined) ?? null },
    ...{ phase: 'numeros', after: null },
  }
}

/** The first or the last millisecond of a day or a second. */
function toMoment(date: string, ofDay: string, ofSecond: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(date)
  if (!isDay && !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/.test(date)) throw invalidDate()
  const moment = isDay ? `${date}T${ofDay}` : date.replace('Z', ofSecond)
  const time = new Date(moment)
  // Rejects 31 June, which JavaScript takes for 1 July.
  if (Number.isNaN(time.getTime()) || time.toISOString() !== moment) throw invalidDate()
  return moment
}

const invalidDate = () => new OaiError('badArgument', 'A date is not one of the protocol.')

const MAX_LENGTH = 500

const moment = z.iso.datetime({ precision: 3 })

const position = z.strictObject({
  from: moment.nullable(),
  until: moment.nullable(),
  set: z.enum(['numeros', 'articles']).nullable(),
  /** Issues come first, then articles, each in the order of their changes. */
  phase: z.enum(['numeros', 'articles']),
  /** Moment of the last change, and id, of the last record of the part before. */
  after: z.tuple([moment, z.string().min(1).max(64)]).nullable(),
})

/** Arguments of a list, and the beginning of its next part. */
export type ListPosition = z.infer<typeof position>

/** A token says all of this itself: no state is kept, and it never expires. */
export const toToken = (next: ListPosition): string =>
  Buffer.from(JSON.stringify(next)).toString('base64url')

/** @throws OaiError badResumptionToken */
function parseToken(token: string): ListPosition {
  const parsed =
    token.length <= MAX_LENGTH && /^[\w-]+$/.test(token)
      ? position.safeParse(readJson(Buffer.from(token, 'base64url').toString()))
      : undefined
  if (!parsed?.success) {
    throw new OaiError('badResumptionToken', 'The resumptionToken is not one of this site.')
  }
  return parsed.data
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

type OaiErrorCode =
  | 'badArgument'
  | 'badResumptionToken'
  | 'badVerb'
  | 'cannotDisseminateFormat'
  | 'idDoesNotExist'
  | 'noRecordsMatch'

/** An error of the protocol (OAI-PMH 2.0, section 3.6), which is answered with status 200. */
export class OaiError extends Error {
  readonly code: OaiErrorCode

  constructor(code: OaiErrorCode, message: string) {
    super(message)
    this.name = 'OaiError'
    this.code = code
  }
}
