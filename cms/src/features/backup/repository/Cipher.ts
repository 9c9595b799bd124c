import { createHmac, hkdfSync } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'

import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'

/** Encodes the bytes of a backup for its target, and decodes them. */
export interface Cipher {
  /** End of the names of encrypted files; '' if they are not encrypted. */
  readonly suffix: string
  readonly isEncrypting: boolean
  /** Name of the bytes with this SHA-256 (hex): says nothing about them to a reader without the key. */
  toName(sha256: string): string
  encrypt(bytes: Readable): Promise<Readable>
  /** The returned stream fails when the bytes were changed. */
  decrypt(bytes: Readable): Promise<Readable>
}

/** Leaves bytes as they are. */
export const noCipher: Cipher = {
  suffix: '',
  isEncrypting: false,
  toName: (sha256) => sha256,
  encrypt: (bytes) => Promise.resolve(bytes),
  decrypt: (bytes) => Promise.resolve(bytes),
}

/** Cost of a passphrase as an exponent of 2: 64 MB a try, for at least 20 characters. */
const SCRYPT_WORK_FACTOR = 16

/** Makes an encrypted age identity. @returns the key file, which `age --decrypt` reads too */
export async function createKeyFile(passphrase: string): Promise<Buffer> {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  encrypter.setScryptWorkFactor(SCRYPT_WORK_FACTOR)
  return Buffer.from(await encrypter.encrypt(`${await generateX25519Identity()}\n`))
}

/** Opens a key file. @returns undefined for a wrong passphrase */
export async function openKeyFile(file: Buffer, passphrase: string): Promise<Cipher | undefined> {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  let identity: string
  try {
    identity = (await decrypter.decrypt(file, 'text')).trim()
  } catch {
    return undefined
  }
  return createCipher(identity)
}

/** @param identity `AGE-SECRET-KEY-1…` */
async function createCipher(identity: string): Promise<Cipher> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(await identityToRecipient(identity))
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  const nameKey = Buffer.from(hkdfSync('sha256', identity, '', 'regards/sauvegarde/noms', 32))
  return {
    suffix: '.age',
    isEncrypting: true,
    toName: (sha256) => createHmac('sha256', nameKey).update(sha256).digest('hex'),
    encrypt: async (bytes) => toReadable(await encrypter.encrypt(toWeb(bytes))),
    decrypt: async (bytes) => toReadable(await decrypter.decrypt(toWeb(bytes))),
  }
}

type WebStream = Parameters<Decrypter['decrypt']>[0] & ReadableStream

const toWeb = (bytes: Readable) => Readable.toWeb(bytes) as WebStream & globalThis.ReadableStream
const toReadable = (stream: unknown) => Readable.fromWeb(stream as ReadableStream)
