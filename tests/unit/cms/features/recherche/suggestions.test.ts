import { expect, test } from 'vitest'
import { listNeighbours } from '../../../../../cms/src/features/recherche/query/suggestions'

test('the neighbours of a word are those at one slip', () => {
  const neighbours = listNeighbours('coiffe')
  for (const slip of ['coife', 'coifffe', 'coiffa', 'ociffe', 'coiffes', 'oiffe']) {
    expect(neighbours, slip).toContain(slip)
  }
  expect(neighbours).not.toContain('coiffe')
  expect(neighbours).not.toContain('coif')
  expect(listNeighbours('a'.repeat(24)).length).toBeLessThan(1_300)
})
