import { z } from 'zod'

import { MAX_PASSKEY_NAME } from '../limits'
import { roleNames } from '../roles'

/** RFC 5321, section 4.5.3.1.3, as RFC 3696's erratum 1690 reads it. */
const MAX_EMAIL_LENGTH = 254

const isFilled = (value: string) => value.trim() !== ''

/** Body of `POST /api/users/login`. */
export const credentials = z.object({
  email: z.string().max(MAX_EMAIL_LENGTH).refine(isFilled),
  password: z.string().refine(isFilled),
  code: z.string().nullish().describe('Of the authenticator app, or a recovery code.'),
})

/** The account of a session: Payload's document, of which these fields are read. */
const sessionUser = z
  .looseObject({
    id: z.string(),
    email: z.string(),
    role: z.enum(roleNames),
    nom: z.string().nullish(),
  })
  .meta({ $ref: '#/components/schemas/users.session' })

/** End of a session. */
const exp = z.int().describe('In seconds since 1970.')

/** Of an account that may do nothing before it has a second factor. */
const secondFactorSetupRequired = z.boolean().optional()

/** A sign-in, by any method; the session is also set as a cookie. */
export const signInAnswer = z.strictObject({
  ...{ message: z.string(), token: z.string(), exp, user: sessionUser },
  secondFactorSetupRequired,
})

/** `GET /api/users/me`. */
export const currentSession = z.strictObject({
  ...{ user: sessionUser.nullable(), message: z.string(), exp: exp.optional() },
  token: z.string().optional(),
  collection: z.string().optional(),
  strategy: z.string().optional(),
  secondFactorSetupRequired,
})

/** `POST /api/users/refresh-token`. */
export const refreshedSession = z.strictObject({
  ...{ message: z.string(), refreshedToken: z.string(), exp, user: sessionUser },
  setCookie: z.boolean(),
  strategy: z.string(),
})

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

/** Secret for an authenticator app, and the token that confirms its setup. */
export const totpSetup = z.strictObject({ secret: z.string(), uri: z.string(), setup: z.string() })

/** New recovery codes, shown once; null if the account keeps its own. */
export const addedFactor = z.strictObject({ recoveryCodes: z.array(z.string()).nullable() })

export const recoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) })

/** Body of a request that wants the current password. */
export const passwordConfirmation = z.object({ motDePasseActuel: z.unknown().optional() })

/** Body of `PATCH /api/users/moi`; another address or password needs the current password. */
export const ownAccountChanges = z.object({
  nom: z.string().optional(),
  email: z.string().optional(),
  password: z.string().optional(),
  motDePasseActuel: z.string().optional(),
})

/** Body that confirms the setup of an authenticator app. */
export const totpConfirmation = z.object({ setup: z.string(), code: z.string() })

const passkeyName = z.string().trim().min(1).max(MAX_PASSKEY_NAME)

/** Body that registers the passkey that the browser made. */
export const passkeyRegistration = z.object({
  nom: passkeyName,
  response: z.looseObject({ id: z.string() }),
})

export const passkeyRenaming = z.object({ nom: passkeyName })

/** Body of a sign-in with a passkey: the browser's answer to the options. */
export const passkeyAnswer = z.looseObject({
  id: z.string().max(2_000),
  response: z.looseObject({ clientDataJSON: z.string() }),
})

export type Credentials = z.infer<typeof credentials>
export type SignInAnswer = z.infer<typeof signInAnswer>
export type CurrentSession = z.infer<typeof currentSession>
export type RefreshedSession = z.infer<typeof refreshedSession>
export type OwnSession = z.infer<typeof ownSessions>['sessions'][number]
export type PasswordStrength = z.infer<typeof passwordStrength>
export type Factors = z.infer<typeof factors>
export type SecondFactor = z.infer<typeof secondFactor>
export type TotpSetup = z.infer<typeof totpSetup>
export type AddedFactor = z.infer<typeof addedFactor>
