import type { Payload } from 'payload'
import { expect, test } from 'vitest'
import { forgetOldVisits } from '../../../../cms/src/audience/forgetOldVisits'

test('days that are more than 26 months over are forgotten, and no others', async () => {
  const asked: unknown[] = []
  const payload = {
    db: { deleteMany: (args: unknown) => Promise.resolve(void asked.push(args)) },
  } as unknown as Payload
  // In France it is the 23rd already.
  await forgetOldVisits(payload, new Date('2026-11-22T23:30:00Z'))

  expect(asked).toEqual([
    { collection: 'frequentation', where: { jour: { less_than: '2024-09-23' } } },
  ])
})
