import { expect, test } from 'vitest'
import {
  fromUserMetadata,
  toUserMetadata,
} from '../../../../../../cms/src/media/storage/s3/userMetadata'

const own = {
  md5Hash: 'kAFQmDzST7DWlj99KOF/cg==',
  timeCreated: new Date('2024-03-15T12:00:00.123Z'),
  updated: new Date('2024-03-16T12:00:00.456Z'),
  metageneration: 4,
  unset: ['cacheControl', 'contentLanguage'],
  customMetadata: { Auteur: 'Zoë  « 💃 »', 'À lire\n': '"\\' },
}

test('metadata survive a round trip through S3', () => {
  expect(fromUserMetadata(toUserMetadata(own))).toEqual(own)
})

test('metadata fit into headers', () => {
  for (const [name, value] of Object.entries(toUserMetadata(own))) {
    expect(name).toMatch(/^[a-z0-9]+$/)
    expect(value).toMatch(/^[\x21-\x7e][\x20-\x7e]*$/)
  }
})

test('the storage’s own entries and the most words that it takes stay within 2 KB', () => {
  const { custom: _custom, ...others } = toUserMetadata({
    ...own,
    metageneration: Number.MAX_SAFE_INTEGER,
    unset: ['cacheControl', 'contentDisposition', 'contentEncoding', 'contentLanguage'],
  })
  const size = Object.entries(others).join('').length + 'custom'.length + 1_800

  expect(size).toBeLessThanOrEqual(2_048)
})

test('an object of another tool has only that tool’s metadata', () => {
  expect(fromUserMetadata(undefined)).toMatchObject({ customMetadata: {} })
  expect(
    fromUserMetadata({ author: 'Bob', custom: '{', timecreated: 'hier', metageneration: 'x' }),
  ).toEqual({
    md5Hash: undefined,
    timeCreated: undefined,
    updated: undefined,
    metageneration: undefined,
    unset: undefined,
    customMetadata: { author: 'Bob', custom: '{' },
  })
})
