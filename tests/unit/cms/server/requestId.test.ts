import { describe, expect, test } from 'vitest'
import { chooseRequestId } from '../../../../cms/src/server/observeRequests'

const OWN_ID = /^[0-9a-f]{16}-\d+$/

describe('the id of a request', () => {
  test('is a new one without a trusted proxy, whatever the client sends', () => {
    const headers = { 'x-request-id': 'chosen-by-client' }

    expect(chooseRequestId(headers, false)).toMatch(OWN_ID)
    expect(chooseRequestId(headers, false)).not.toBe(chooseRequestId(headers, false))
  })

  test('comes from a trusted proxy', () => {
    expect(chooseRequestId({ 'x-request-id': 'a1b2c3d4e5' }, true)).toBe('a1b2c3d4e5')
  })

  test.each([
    'short',
    'x'.repeat(129),
    'x'.repeat(10_000),
    'two\nlines-of-log',
    'a b c d e f',
    'é'.repeat(9),
    'a,b-c-d-e-f',
    '',
  ])('is a new one when the given one is malformed (%#)', (given) => {
    expect(chooseRequestId({ 'x-request-id': given }, true)).toMatch(OWN_ID)
  })
})
