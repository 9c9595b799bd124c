import { expect, test } from 'vitest'
import { verifyPassword } from '../../../../../cms/src/features/accounts/passwords/verifyPassword'
import { generatePasswordSaltHash } from '../../../../../node_modules/payload/dist/auth/strategies/local/generatePasswordSaltHash'

test('a password that Payload stored is verified', async () => {
  const stored = await generatePasswordSaltHash({
    isPasswordAuthenticated: true,
    password: 'farandole',
  } as Parameters<typeof generatePasswordSaltHash>[0])

  expect(await verifyPassword(stored, 'farandole')).toBe(true)
  expect(await verifyPassword(stored, 'Farandole')).toBe(false)
})

test('no password is that of an account that does not exist', async () => {
  expect(await verifyPassword(undefined, 'farandole')).toBe(false)
})
