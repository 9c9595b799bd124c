import type { Payload } from 'payload'
import { expect, test, vi } from 'vitest'
import { emptyExpiredTrash } from '../../../../../cms/src/features/retention/enforceRetention'

test('a record that is restored while the trash is emptied stays', async () => {
  const trash = new Map(['first', 'second', 'third'].map((id) => [id, '2020-01-01T00:00:00.000Z']))
  type Query = { where: { and?: [{ id: { equals: string } }, unknown] } }
  const payload = {
    collections: { regards: { config: { slug: 'regards', trash: true } } },
    db: {
      find: () => Promise.resolve({ docs: [...trash.keys()].map((id) => ({ id })) }),
      findOne: ({ where }: Query) => {
        const id = where.and?.[0].id.equals ?? ''
        return Promise.resolve(trash.has(id) ? { id } : null)
      },
    },
    delete: vi.fn(({ id }: { id: string }) => {
      trash.delete(id)
      // Somebody restores another one meanwhile.
      trash.delete('second')
      return Promise.resolve()
    }),
  }
  expect(await emptyExpiredTrash(payload as unknown as Payload, new Date())).toBe(2)
  expect(payload.delete.mock.calls.map(([{ id }]) => id)).toEqual(['first', 'third'])
})
