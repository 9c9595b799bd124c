import { Secret, TOTP } from 'otpauth'

/** What every authenticator app supports (RFC 6238). */
const DIGITS = 6
const STEP_SECONDS = 30

/** Accepted steps before and after the current one: for a clock that is wrong, and slow typing. */
const WINDOW = 1

/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20

/** Generates a shared secret, in base32. */
export const generateTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/**
 * Returns the `otpauth:` URI of a secret, which apps read from a QR code.
 * @param issuer name of the site, as the app shows it
 */
export const buildTotpUri = (secret: string, issuer: string, email: string): string =>
  new TOTP({ issuer, label: email, secret: Secret.fromBase32(secret) }).toString()

/**
 * Finds the time step that a code belongs to.
 * @param code six digits
 * @param now in milliseconds since 1970
 * @returns undefined for a wrong code, and for that of a step too far from now
 */
export function matchTotpStep(secret: string, code: string, now = Date.now()): number | undefined {
  const totp = new TOTP({
    digits: DIGITS,
    period: STEP_SECONDS,
    secret: Secret.fromBase32(secret),
  })
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? undefined : Math.floor(now / 1000 / STEP_SECONDS) + delta
}

/** Whether a text, without its spaces, is a code of an authenticator app. */
export const isTotpCode = (text: string): boolean => /^\d{6}$/.test(text)
