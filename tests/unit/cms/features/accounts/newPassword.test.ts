import { expect, test } from 'vitest'
import {
  hasNewPassword,
  noteNewPassword,
} from '../../../../../cms/src/features/accounts/records/newPassword'

test('a second update of an account in the same request has no new password', async () => {
  const context = {}
  const update = (data: object) =>
    noteNewPassword({ context, data, originalDoc: { id: 'anne' } } as never) as unknown
  await update({ password: 'rigaudon-de-juin' })
  expect(hasNewPassword(context, 'anne')).toBe(true)
  expect(hasNewPassword(context, 'paul')).toBe(false)

  await update({ nom: 'Anne' })
  expect(hasNewPassword(context, 'anne')).toBe(false)
})
