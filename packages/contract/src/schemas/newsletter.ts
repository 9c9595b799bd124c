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

export type LetterPreview = z.infer<typeof letterPreview>
export type OwnLetterPreview = z.infer<typeof ownLetterPreview>
export type CampaignFailures = z.infer<typeof campaignFailures>
