import type { AuthenticatorTransport } from '@simplewebauthn/server'

/** Ways in which a browser reaches a passkey's authenticator, as stored: joined by commas. */
export const parseTransports = (transports: string | null | undefined): AuthenticatorTransport[] =>
  transports ? (transports.split(',') as AuthenticatorTransport[]) : []
