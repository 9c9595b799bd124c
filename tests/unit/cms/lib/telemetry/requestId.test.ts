import { describe, expect, test } from 'vitest'
import { chooseRequestId, parseTraceparent } from '../../../../../cms/src/lib/telemetry/requestId'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

describe('the id of a request', () => {
  test('is a new one without a trusted proxy, whatever the client sends', () => {
    const headers = { 'x-request-id': 'chosen-by-client', traceparent }

    expect(chooseRequestId(headers, false)).toMatch(UUID)
    expect(chooseRequestId(headers, false)).not.toBe(chooseRequestId(headers, false))
  })

  test('is that of a trusted proxy', () => {
    expect(chooseRequestId({ 'x-request-id': 'a1b2c3d4e5' }, true)).toBe('a1b2c3d4e5')
  })

  test('is the trace of a trusted proxy that names no request', () => {
    expect(chooseRequestId({ traceparent }, true)).toBe(TRACE)
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
    expect(chooseRequestId({ 'x-request-id': given }, true)).toMatch(UUID)
  })
})

describe('traceparent', () => {
  test('names trace, span and flags', () => {
    expect(parseTraceparent(traceparent)).toEqual({
      traceId: TRACE,
      spanId: '00f067aa0ba902b7',
      traceFlags: 1,
    })
  })

  test.each([
    undefined,
    'x',
    `01-${TRACE}-00f067aa0ba902b7-01`,
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `00-${TRACE.toUpperCase()}-00f067aa0ba902b7-01`,
    `${traceparent}\n`,
  ])('that is malformed is ignored (%#)', (header) => {
    expect(parseTraceparent(header)).toBeUndefined()
  })
})
