import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

/** What a browser gets from the site to create or to use a passkey. */
export type PasskeyOptions = { challenge: string; rp?: { id: string }; rpId?: string }

/** A passkey in software, for tests over HTTP; browser tests have Chromium's virtual authenticator. */
export type SoftPasskey = {
  id: string
  privateKey: KeyObject
  /** Of the account, in base64url. */
  userHandle: string
  /** Signature counter; synced passkeys leave it at 0. */
  counter: number
}

type Deviations = {
  /** Origin of the page that asks; the site's own by default. */
  origin: string
  /** Whether the authenticator verified its user. */
  isUserVerified?: boolean
}

const USER_PRESENT = 1
const USER_VERIFIED = 4
const HAS_CREDENTIAL = 64

const base64url = (bytes: Buffer): string => bytes.toString('base64url')
const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest()

/** Creates a passkey. @returns it, and the browser's response for the site */
export function createPasskey(
  { challenge, rp, user }: PasskeyOptions & { user: { id: string } },
  { origin, isUserVerified = true }: Deviations,
) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const authData = Buffer.concat([
    createAuthData(rp?.id ?? '', (isUserVerified ? USER_VERIFIED : 0) | HAS_CREDENTIAL, 0),
    Buffer.alloc(16),
    Buffer.from([0, id.length]),
    id,
    encodeCoseKey(publicKey),
  ])
  const passkey: SoftPasskey = { id: base64url(id), privateKey, userHandle: user.id, counter: 0 }
  const response = {
    id: passkey.id,
    rawId: passkey.id,
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: base64url(encodeClientData('webauthn.create', challenge, origin)),
      attestationObject: base64url(encodeAttestation(authData)),
      transports: ['internal'],
    },
  }
  return { passkey, response }
}

/** Uses a passkey. @returns the browser's response for the site */
export function usePasskey(
  { id, privateKey, userHandle, counter }: SoftPasskey,
  { challenge, rpId }: PasskeyOptions,
  { origin, isUserVerified = true }: Deviations,
) {
  const clientData = encodeClientData('webauthn.get', challenge, origin)
  const authData = createAuthData(rpId ?? '', isUserVerified ? USER_VERIFIED : 0, counter)
  return {
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authData),
      signature: base64url(
        sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey),
      ),
      userHandle,
    },
  }
}

const encodeClientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

function createAuthData(rpId: string, flags: number, counter: number): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([sha256(rpId), Buffer.from([flags | USER_PRESENT]), count])
}

/** CBOR of `{fmt: 'none', attStmt: {}, authData}` (RFC 8949). */
const encodeAttestation = (authData: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from([0xa3]),
    encodeText('fmt'),
    encodeText('none'),
    encodeText('attStmt'),
    Buffer.from([0xa0]),
    encodeText('authData'),
    Buffer.from([0x58, authData.length]),
    authData,
  ])

const encodeText = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 | text.length]), Buffer.from(text)])

/** CBOR of a COSE key: EC2, ES256, P-256 and the two coordinates (RFC 9053). */
function encodeCoseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const head = [0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]
  return Buffer.concat([
    Buffer.from(head),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ])
}
