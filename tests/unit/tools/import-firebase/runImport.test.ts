import { expect, test } from 'vitest'
import { readExport } from '../../../../tools/import-firebase/src/runImport'

const entries = [
  { key: '-Na', value: { numero: 1 } },
  { key: '-Nb', value: { numero: 2 } },
]
const node = { '-Na': { numero: 1 }, '-Nb': { numero: 2 } }

test('the whole tree and the node alone are read the same', () => {
  expect(readExport(JSON.stringify({ regards: node, autres: { a: 1 } }))).toEqual({ entries })
  expect(readExport(JSON.stringify(node))).toEqual({ entries })
  expect(readExport(`\uFEFF${JSON.stringify(node)}`)).toEqual({ entries })
})

test('a node that Firebase wrote as an array keeps its keys, without missing ones', () => {
  const array = [null, { numero: 1 }, null, { numero: 2 }]
  const expected = {
    entries: [
      { key: '1', value: { numero: 1 } },
      { key: '3', value: { numero: 2 } },
    ],
  }

  expect(readExport(JSON.stringify({ regards: array }))).toEqual(expected)
  expect(readExport(JSON.stringify(array))).toEqual(expected)
})

test.each([
  ['{"regards": {', 'invalid-json'],
  ['', 'invalid-json'],
  ['{"regards": "tout"}', 'invalid-export'],
  ['12', 'invalid-export'],
  ['null', 'empty-export'],
  ['{}', 'empty-export'],
  ['{"regards": null}', 'empty-export'],
  ['{"regards": [null]}', 'empty-export'],
])('%j has nothing to import: %s', (text, code) => {
  expect(readExport(text)).toMatchObject({ fault: { code } })
})
