import { expect, test } from 'vitest'
import {
  listWeighted,
  weighStems,
} from '../../../../../cms/src/features/recherche/index/weighStems'

test('a stem weighs most in a title, then by how often it occurs', () => {
  const weighed = weighStems({
    titre: ' dans ',
    texte: ' sabot dans vielle sabot rond rond rond rond ',
  })
  expect(weighed.toSorted()).toEqual(['dans1', 'rond2', 'sabot3', 'vielle4'])
})

test('all weights of a stem are looked up, the highest first', () => {
  expect(listWeighted(['rond', 'x'])).toEqual(
    ['rond1', 'rond2', 'rond3', 'rond4'].concat(['x1', 'x2', 'x3', 'x4']),
  )
})
