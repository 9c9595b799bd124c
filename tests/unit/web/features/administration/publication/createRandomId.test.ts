import { expect, it } from 'vitest'
import { createRandomId } from '@web/features/administration/publication/drafts/FormStore'

it('gives names of the form that the server takes, all different', () => {
  const ids = Array.from({ length: 1_000 }, createRandomId)

  expect(ids.every((id) => /^[a-z0-9]{16}$/.test(id))).toBe(true)
  expect(new Set(ids).size).toBe(1_000)
})

it('uses every character about as often as any other', () => {
  const counts = new Map<string, number>()
  for (const character of Array.from({ length: 2_000 }, createRandomId).join('')) {
    counts.set(character, (counts.get(character) ?? 0) + 1)
  }

  const expected = (2_000 * 16) / 36
  expect(counts.size).toBe(36)
  for (const count of counts.values()) {
    expect(Math.abs(count - expected)).toBeLessThan(expected * 0.25)
  }
})
