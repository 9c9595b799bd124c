import { expect, test } from 'vitest'
import { ListCell } from '../../../../cms/src/fields/ListCell'

test.each([
  [['Anne Riant', 'Yves Prado'], 'Anne Riant, Yves Prado'],
  [[], '–'],
  [null, '–'],
])('a list shows the values %j of a field as %s', (cellData, shown) => {
  expect(ListCell({ cellData })).toBe(shown)
})
