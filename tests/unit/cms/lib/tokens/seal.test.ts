import { expect, test } from 'vitest'
import { seal, unseal } from '../../../../../cms/src/lib/tokens/seal'

test('a sealed text is read again, and differs each time', () => {
  const sealed = seal('essai', 'camille', 'le secret')

  expect(unseal('essai', 'camille', sealed)).toBe('le secret')
  expect(sealed).not.toContain('secret')
  expect(seal('essai', 'camille', 'le secret')).not.toBe(sealed)
})

test('it is read for its own purpose and owner alone', () => {
  const sealed = seal('essai', 'camille', 'le secret')

  expect(unseal('autre', 'camille', sealed)).toBeUndefined()
  expect(unseal('essai', 'dominique', sealed)).toBeUndefined()
})

test.each([0, 12, 28, 36])('it is not read with its byte %i changed', (at) => {
  const bytes = Buffer.from(seal('essai', 'camille', 'le secret'), 'base64url')
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)

  expect(unseal('essai', 'camille', bytes.toString('base64url'))).toBeUndefined()
})

test.each(['', 'a', 'AAAAAAAAAAAAAAAA', '€'])('an unsealed text is not read: "%s"', (text) => {
  expect(unseal('essai', 'camille', text)).toBeUndefined()
})
