import type { Payload, PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import {
  countCodeAttempt,
  countSignInAttempt,
  resetSignInAttempts,
} from '../../../../../../cms/src/features/accounts/passwords/signInLimits'
import { createDeviceCookie } from '../../../../../../cms/src/features/accounts/requests/deviceCookie'

const payload = {} as unknown as Payload
const stored = { hash: '', salt: 'sel' }

/** A request of one address, which the limits take for one place. */
const from = (place: string, headers: Record<string, string> = {}) =>
  ({
    payload,
    headers: new Headers({ 'x-client-address': place, ...headers }),
  }) as unknown as PayloadRequest

const places = (count: number) =>
  Array.from({ length: count }, (_, at) => `198.51.${Math.floor(at / 250)}.${at % 250}`)

test('an account is tried 200 times an hour from all places together, and on its owner’s device still', async () => {
  const account = 'partout@regards.test'
  for (const place of places(200)) {
    expect(await countSignInAttempt(from(place), account, stored)).toBeDefined()
  }

  expect(await countSignInAttempt(from('192.0.2.1'), account, stored)).toBeUndefined()
  expect(await countSignInAttempt(from('192.0.2.1'), 'autre@regards.test', stored)).toBeDefined()
  const [cookie = ''] = createDeviceCookie(new Headers(), account).split(';')
  expect(await countSignInAttempt(from('192.0.2.1', { cookie }), account, stored)).toBeDefined()

  await resetSignInAttempts(payload, account)
  expect(await countSignInAttempt(from('192.0.2.1'), account, stored)).toBeDefined()
})

test('an attempt that is taken back is not counted from all places either', async () => {
  const account = 'repris@regards.test'
  for (const place of places(200)) {
    await (await countSignInAttempt(from(place), account, stored))?.cancel()
  }

  expect(await countSignInAttempt(from('192.0.2.1'), account, stored)).toBeDefined()
})

test('codes of the authenticator app are tried thirty times a day, on its owner’s device still', async () => {
  const account = 'codes@regards.test'
  for (const place of places(30)) {
    expect(await countCodeAttempt(from(place), account, stored)).toBeDefined()
  }

  expect(await countCodeAttempt(from('192.0.2.1'), account, stored)).toBeUndefined()
  const [cookie = ''] = createDeviceCookie(new Headers(), account).split(';')
  expect(await countCodeAttempt(from('192.0.2.1', { cookie }), account, stored)).toBeDefined()

  await resetSignInAttempts(payload, account)
  expect(await countCodeAttempt(from('192.0.2.1'), account, stored)).toBeDefined()
})

test('a right code is not counted', async () => {
  const account = 'justes@regards.test'
  for (const place of places(40)) {
    await (await countCodeAttempt(from(place), account, stored))?.recordSuccess()
  }

  expect(await countCodeAttempt(from('192.0.2.1'), account, stored)).toBeDefined()
})
