import { z } from 'zod'

/** `GET /api/users/sessions`: the open sessions of one's own account. */
export const ownSessions = z.strictObject({
  sessions: z.array(
    z.strictObject({
      id: z.string(),
      /** « Firefox sur Linux ». */
      appareil: z.string().nullable(),
      /** Network of its last use, shortened. */
      adresse: z.string().nullable(),
      dateConnexion: z.string(),
      derniereActivite: z.string(),
      estActuelle: z.boolean(),
    }),
  ),
})

/** Until when the session may change other accounts and write to the subscribers. */
export const reauthentication = z.strictObject({ expiration: z.string() })

/** `POST /api/users/password-strength`. */
export const passwordStrength = z.strictObject({
  strength: z.enum(['faible', 'correct', 'fort']),
  /** Whether it is refused as a common one. */
  isCommon: z.boolean(),
})

const factor = { id: z.string(), createdAt: z.string(), lastUsedAt: z.string().nullable() }

/** The second factors of an account, as administrators see them. */
export const factors = z.strictObject({
  totp: z.strictObject(factor).nullable(),
  passkeys: z.array(z.strictObject({ ...factor, nom: z.string() })),
  recoveryCodesLeft: z.int(),
})

/** `GET /api/users/second-factor`: of one's own account, which may have to keep one. */
export const secondFactor = factors.extend({ isRequired: z.boolean() })

/** What an authenticator app needs, and what confirms its setup. */
export const totpSetup = z.strictObject({ secret: z.string(), uri: z.string(), setup: z.string() })

/** New recovery codes, shown once; null if the account keeps its own. */
export const addedFactor = z.strictObject({ recoveryCodes: z.array(z.string()).nullable() })

export const recoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) })

export type OwnSession = z.infer<typeof ownSessions>['sessions'][number]
export type PasswordStrength = z.infer<typeof passwordStrength>
export type Factors = z.infer<typeof factors>
export type SecondFactor = z.infer<typeof secondFactor>
export type TotpSetup = z.infer<typeof totpSetup>
export type AddedFactor = z.infer<typeof addedFactor>
