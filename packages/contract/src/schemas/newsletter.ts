import { z } from 'zod'

/** A letter as its readers will see it; `octets` is the size of `html`. */
export const letterPreview = z.strictObject({
  objet: z.string(),
  html: z.string(),
  octets: z.int(),
  texte: z.string(),
})

/** `GET /api/annonces/{id}/apercu`: a letter that changed after `modifieLe` is not sent. */
export const ownLetterPreview = letterPreview.extend({ modifieLe: z.string() })

/** `GET /api/annonces/{id}/echecs`. */
export const campaignFailures = z.strictObject({
  docs: z.array(
    z.strictObject({
      id: z.string(),
      /** Null once the subscriber was deleted. */
      email: z.string().nullable(),
      raison: z.string(),
    }),
  ),
})

/**
 * Body of `POST /api/newsletter/inscription`, as JSON or as a browser without JavaScript sends it:
 * `texte` is the version of the text of consent, `remarque` a hidden field that only programs fill in.
 * Any value of these three is accepted: a program does not learn of the trap.
 */
export const subscriptionForm = z.object({
  email: z.string(),
  source: z.string().optional().catch(undefined),
  texte: z.string().optional().catch(undefined),
  remarque: z.unknown().optional(),
})

/** Body of `POST /api/newsletter/confirmation`. */
export const confirmationForm = z.object({ jeton: z.string() })

/** Body of `POST /api/newsletter/desinscription`, whose token may be in its address (RFC 8058). */
export const unsubscriptionForm = z.object({
  jeton: z.string().optional(),
  'List-Unsubscribe': z.unknown().optional(),
})

/** Answer to a form: a word. */
export const formOutcome = z.strictObject({ etat: z.string() })

export type FormOutcome = z.infer<typeof formOutcome>
export type SubscriptionForm = z.infer<typeof subscriptionForm>
export type LetterPreview = z.infer<typeof letterPreview>
export type OwnLetterPreview = z.infer<typeof ownLetterPreview>
export type CampaignFailures = z.infer<typeof campaignFailures>
