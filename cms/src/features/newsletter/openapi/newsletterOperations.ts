import { message } from '@regards/contract/schemas/message'
import {
  campaignFailures,
  confirmationForm,
  formOutcome,
  letterPreview,
  ownLetterPreview,
  subscriptionForm,
  unsubscriptionForm,
} from '@regards/contract/schemas/newsletter'
import {
  csv,
  nullable,
  object,
  query,
  ref,
  text,
  type Json,
  type Media,
  type Operations,
  type Schema,
} from '../../../lib/openapi/schemas'

/** Value of the preview: a letter that was changed since is not sent. */
const modifieLe: Json = { type: 'string', description: '`modifieLe` of the preview.' }

const doc = object({ doc: ref('annonces') })

const announcementOperations: Operations = {
  'POST /api/regards/{id}/annonce': {
    summary: 'Announce a published issue to the subscribers',
    responses: { 202: object({ doc: ref('annonces') }) },
    errors: [
      ...(['reauthentication-required', 'not-found', 'no-subscribers'] as const),
      ...(['already-announced', 'mail-unavailable'] as const),
    ],
  },
  'GET /api/regards/{id}/annonce': {
    summary: 'The e-mail that would announce an issue',
    responses: { 200: letterPreview },
    errors: ['not-found'],
  },
  'POST /api/regards/{id}/annonce/essai': {
    summary: 'Send that e-mail to oneself',
    responses: { 200: message },
    errors: ['not-found', 'mail-unavailable'],
  },
  'POST /api/regards/{id}/annonce/programmation': {
    summary: 'Plan the announcement of an issue',
    body: object({
      date: nullable({
        type: 'string',
        description: 'YYYY-MM-DDTHH:MM, in Europe/Paris; null: at the publication of the issue.',
      }),
    }),
    responses: { 200: object({ doc: ref('annonces') }) },
    errors: [
      ...(['not-found', 'invalid-argument', 'already-announced'] as const),
      ...(['not-planned', 'mail-unavailable', 'reauthentication-required'] as const),
    ],
  },
  'DELETE /api/regards/{id}/annonce/programmation': {
    summary: 'End the plan to announce an issue',
    responses: { 204: null },
    errors: ['not-found'],
  },
}

/** Letters of one's own to the subscribers, which announce no issue, and failures of any campaign. */
const letterOperations: Operations = {
  'GET /api/annonces/{id}/apercu': {
    summary: 'A letter as its readers will see it',
    responses: { 200: ownLetterPreview },
    errors: ['not-found', 'empty-letter'],
  },
  'POST /api/annonces/{id}/essai': {
    summary: 'Send a letter to oneself',
    responses: { 200: message },
    errors: ['not-found', 'empty-letter', 'mail-unavailable'],
  },
  'POST /api/annonces/{id}/envoi': {
    summary: 'Send a letter to the subscribers',
    body: object({ modifieLe }, []),
    isBodyOptional: true,
    responses: { 202: doc },
    errors: [
      ...(['not-found', 'empty-letter', 'invalid-argument', 'letter-not-draft'] as const),
      ...(['letter-changed', 'no-subscribers', 'mail-unavailable'] as const),
      'reauthentication-required',
    ],
  },
  'POST /api/annonces/{id}/programmation': {
    summary: 'Plan the sending of a letter',
    body: object(
      { date: { ...text, description: 'YYYY-MM-DDTHH:MM, in Europe/Paris.' }, modifieLe },
      ['date'],
    ),
    responses: { 200: doc },
    errors: [
      ...(['not-found', 'empty-letter', 'invalid-argument', 'letter-not-draft'] as const),
      ...(['letter-changed', 'mail-unavailable', 'reauthentication-required'] as const),
    ],
  },
  'DELETE /api/annonces/{id}/programmation': {
    summary: 'Make a planned letter a draft again',
    responses: { 200: doc },
    errors: ['not-found', 'letter-not-draft'],
  },
  'GET /api/annonces/{id}/echecs': {
    summary: 'Recipients whom a campaign did not reach',
    responses: { 200: campaignFailures },
  },
}

/** A form, as JSON or as a browser without JavaScript sends it: then the response is a 303. */
const form = (schema: Schema): Media[] =>
  ['application/json', 'application/x-www-form-urlencoded'].map((mediaType) => ({
    mediaType,
    schema,
  }))

/** The forms of the site, and the export of the subscribers. */
const subscriptionOperations: Operations = {
  'POST /api/newsletter/inscription': {
    summary: 'Ask for the newsletter; an e-mail asks to confirm',
    body: form(subscriptionForm),
    responses: { 202: formOutcome, 303: null },
    errors: ['invalid-email', 'unsupported-type', 'too-many-requests', 'mail-unavailable'],
  },
  'POST /api/newsletter/confirmation': {
    summary: 'Confirm a subscription',
    body: form(confirmationForm),
    responses: { 200: formOutcome, 303: null },
    errors: ['invalid-token', 'token-expired', 'unsupported-type', 'too-many-requests'],
  },
  'GET /api/newsletter/desinscription': {
    summary: 'Redirect to the page that asks to confirm the end of a subscription',
    parameters: [query('jeton', text)],
    responses: { 303: null },
  },
  'POST /api/newsletter/desinscription': {
    summary: 'End a subscription with one click (RFC 8058)',
    parameters: [query('jeton', text)],
    body: form(unsubscriptionForm),
    responses: { 200: formOutcome, 303: null },
    errors: ['invalid-token', 'unsupported-type'],
  },
  'GET /api/newsletter/abonnes.csv': {
    summary: 'Export the subscribers',
    responses: { 200: csv },
  },
}

/** The newsletter: subscriptions, letters and announcements. */
export const newsletterOperations: Operations = {
  ...announcementOperations,
  ...letterOperations,
  ...subscriptionOperations,
}
