import { z } from 'zod'

import { object, ref, text } from '../../../lib/openapi/schemas'
import { ADMINISTRATORS, type Json, type Operations } from '../../../lib/openapi/types'

/** Of the preview: a letter that was changed since is not sent. */
const modifieLe: Json = { type: 'string', description: '`modifieLe` of the preview.' }

const doc = object({ doc: ref('annonces') })

/** Letters of one's own to the subscribers, which announce no issue. */
export const letterOperations: Operations = {
  'GET /api/annonces/{id}/apercu': {
    summary: 'A letter as its readers will see it',
    roles: ADMINISTRATORS,
    responses: {
      200: z.object({
        objet: z.string(),
        html: z.string(),
        texte: z.string(),
        modifieLe: z.string(),
      }),
    },
    errors: ['not-found', 'empty-letter'],
  },
  'POST /api/annonces/{id}/essai': {
    summary: 'Send a letter to oneself',
    roles: ADMINISTRATORS,
    responses: { 200: z.object({ message: z.string() }) },
    errors: ['not-found', 'empty-letter', 'mail-unavailable'],
  },
  'POST /api/annonces/{id}/envoi': {
    summary: 'Send a letter to the subscribers',
    roles: ADMINISTRATORS,
    body: object({ modifieLe }, []),
    isBodyOptional: true,
    responses: { 202: doc },
    errors: [
      ...(['not-found', 'empty-letter', 'invalid-argument', 'letter-not-draft'] as const),
      ...(['letter-changed', 'no-subscribers', 'mail-unavailable'] as const),
    ],
  },
  'POST /api/annonces/{id}/programmation': {
    summary: 'Plan the sending of a letter',
    roles: ADMINISTRATORS,
    body: object(
      { date: { ...text, description: 'YYYY-MM-DDTHH:MM, in Europe/Paris.' }, modifieLe },
      ['date'],
    ),
    responses: { 200: doc },
    errors: [
      ...(['not-found', 'empty-letter', 'invalid-argument', 'letter-not-draft'] as const),
      ...(['letter-changed', 'mail-unavailable'] as const),
    ],
  },
  'DELETE /api/annonces/{id}/programmation': {
    summary: 'Make a planned letter a draft again',
    roles: ADMINISTRATORS,
    responses: { 200: doc },
    errors: ['not-found', 'letter-not-draft'],
  },
}
