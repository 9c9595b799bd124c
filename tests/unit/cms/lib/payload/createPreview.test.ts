import { expect, test } from 'vitest'
import { createPreview } from '../../../../../cms/src/lib/payload/createPreview'

const { preview, livePreview } = createPreview(({ numero }: { numero?: number }) =>
  numero === undefined ? undefined : `/regards/${numero}`,
)

test.each([
  ['a record with a page', { numero: 52 }, '/regards/52?apercu'],
  ['a record without a path', {}, null],
  ['a record in the trash', { numero: 52, deletedAt: '2026-11-30T07:00:00.000Z' }, null],
])('%s has its preview, or none', (_which, data, url) => {
  expect(preview(data)).toBe(url)
  expect(livePreview.url({ data })).toBe(url)
})
