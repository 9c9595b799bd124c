import { pbkdf2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { verifyPassword } from '../../../../../cms/src/features/auth/verifyPassword'
import { generatePasswordSaltHash } from '../../../../../node_modules/payload/dist/auth/strategies/local/generatePasswordSaltHash'

test('a password that Payload stored is verified', async () => {
  const stored = await generatePasswordSaltHash({
    isPasswordAuthenticated: true,
    password: 'farandole',
  } as Parameters<typeof generatePasswordSaltHash>[0])

  expect(await verifyPassword(stored, 'farandole')).toBe(true)
  expect(await verifyPassword(stored, 'Farandole')).toBe(false)
})

test('so is one that an earlier release of Payload stored', async () => {
  const hash = pbkdf2Sync('farandole', 'sel', 25_000, 512, 'sha256').toString('hex')

  expect(await verifyPassword({ hash, salt: 'sel' }, 'farandole')).toBe(true)
  expect(await verifyPassword({ hash, salt: 'poivre' }, 'farandole')).toBe(false)
})
