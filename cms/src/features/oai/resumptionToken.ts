import { z } from 'zod'

import { OaiError } from './OaiError'

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

/** What is asked of a list, and where its next part begins. */
export type ListPosition = z.infer<typeof position>

/** A token says all of this itself: no state is kept, and it never expires. */
export const toToken = (next: ListPosition): string =>
  Buffer.from(JSON.stringify(next)).toString('base64url')

/** @throws OaiError badResumptionToken */
export function parseToken(token: string): ListPosition {
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
