import { expect, test } from 'vitest'
import { listWeighted, weighStems } from '../../../../../cms/src/features/recherche/index/mongoRows'

test('a stem weighs most in a title, then by how often it occurs', () => {
  const weighed = weighStems({
    titre: ' dans/e / ',
    texte: ' sabot/ dans/er viell/e sabot/s rond/ rond/ rond/ rond/e / demilun/e ',
  })
  expect(weighed.toSorted()).toEqual(['dans1', 'demilun4', 'rond2', 'sabot3', 'viell4'])
})

test('all weights of a stem are looked up, the highest first', () => {
  expect(listWeighted(['rond', 'x'])).toEqual(
    ['rond1', 'rond2', 'rond3', 'rond4'].concat(['x1', 'x2', 'x3', 'x4']),
  )
})
