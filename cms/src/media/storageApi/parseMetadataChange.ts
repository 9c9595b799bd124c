import contentDisposition from 'content-disposition'

import { apiError } from '../../lib/errors/apiErrors'
import { guessContentType, isSafeContentType } from '../serving/safeContentTypes'
import type { MetadataChange } from '../storage'
import { isRecord } from '../../lib/isRecord'

type Header = Exclude<keyof MetadataChange, 'customMetadata'>

/** A line of ASCII that proxies pass on; all five headers fit in S3's 2 KB. */
const HEADER_VALUE = /^[\x21-\x7e](?:[\x20-\x7e]{0,448}[\x21-\x7e])?$/

/** RFC 5646, one or several language tags. */
const LANGUAGES = /^[a-z]{1,8}(?:-[a-z0-9]{1,8})*(?:, ?[a-z]{1,8}(?:-[a-z0-9]{1,8})*)*$/i

/** Content encodings that browsers decode. */
const ENCODINGS = new Set(['gzip', 'br', 'deflate', 'zstd', 'identity'])

const CHECKS: Record<Header, (value: string) => boolean> = {
  contentType: isSafeContentType,
  cacheControl: () => true,
  contentDisposition: isDisposition,
  contentEncoding: (value) => ENCODINGS.has(value),
  contentLanguage: (value) => LANGUAGES.test(value),
}

/**
 * Parses a client's change to an object's metadata.
 * @param fullPath of the object: a contentType set to null is reset to the type of its extension
 * @throws ApiError 400 invalid-argument for anything other than a valid value of the five headers
 * or of customMetadata
 */
export function parseMetadataChange(body: unknown, fullPath: string): MetadataChange {
  if (!isRecord(body)) throw apiError('invalid-argument', 'La requête est mal formée.')
  const { customMetadata, ...headers } = body
  const change = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, parseHeader(name, value)]),
  )
  return {
    ...change,
    ...(change.contentType === null ? { contentType: guessContentType(fullPath) } : {}),
    ...(customMetadata === undefined
      ? {}
      : { customMetadata: parseCustomMetadataChange(customMetadata) }),
  }
}

function parseHeader(name: string, value: unknown): string | null {
  if (!isHeader(name))
    throw apiError('invalid-argument', `«\u00a0${name.slice(0, 50)}\u00a0» ne se change pas.`)
  if (value === null) return null
  if (typeof value !== 'string' || !HEADER_VALUE.test(value) || !CHECKS[name](value)) {
    throw apiError('invalid-argument', `«\u00a0${name}\u00a0» n’a pas une valeur permise.`)
  }
  return value
}

function parseCustomMetadataChange(value: unknown): Record<string, string | null> {
  const isValid = (word: unknown) => typeof word === 'string' && !/\p{Cc}/u.test(word)
  if (
    !isRecord(value) ||
    !Object.entries(value).every(
      ([key, word]) => key !== '' && isValid(key) && (word === null || isValid(word)),
    )
  ) {
    throw apiError(
      'invalid-argument',
      '«\u00a0customMetadata\u00a0» associe des noms à des textes d’une ligne, ou à null.',
    )
  }
  return value as Record<string, string | null>
}

function isDisposition(value: string): boolean {
  try {
    return ['inline', 'attachment'].includes(contentDisposition.parse(value).type)
  } catch {
    return false
  }
}

const isHeader = (name: string): name is Header => Object.hasOwn(CHECKS, name)
