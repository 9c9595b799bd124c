import { describe, expect, test } from 'vitest'
import {
  chooseStems,
  countStems,
  measureSimilarity,
} from '../../../../../cms/src/features/recherche/proches/chooseStems'

describe('the stems of an article', () => {
  test('are counted without small words and numbers, the subject more than the text', () => {
    const counts = countStems('La coiffe', 'Les coiffes des brodeuses en 1900, et la brodeuse.')
    expect([...counts]).toEqual([
      ['coiff', 5],
      ['brodeu', 2],
    ])
  })

  test('that tell it from others are frequent in it and rare elsewhere', () => {
    const counts = new Map([
      ['danse', 6],
      ['vielle', 6],
      ['seul', 2],
    ])
    const vocabulary = [
      { racine: 'danse', total: 900 },
      { racine: 'vielle', total: 8 },
      { racine: 'vielle', total: 2 },
      { racine: 'seul', total: 2 },
    ]
    const chosen = chooseStems(counts, vocabulary, 3)
    expect([...chosen.keys()]).toEqual(['vielle', 'danse'])
    expect(chosen.get('vielle')).toBeGreaterThan(3 * (chosen.get('danse') ?? 0))
  })

  test('are empty in an index without other entries', () => {
    expect(chooseStems(new Map([['vielle', 1]]), [{ racine: 'vielle', total: 1 }], 3).size).toBe(0)
    expect(chooseStems(new Map([['vielle', 1]]), [], 3).size).toBe(0)
  })
})

test('a text is nearer the more weight its stems have', () => {
  const stems = new Map([
    ['vielle', 9],
    ['danse', 2],
  ])
  expect(measureSimilarity(stems, (stem) => stem === 'danse')).toBe(2)
  expect(measureSimilarity(stems, () => true)).toBe(11)
})
