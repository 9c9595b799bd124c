import { expect, test } from 'vitest'
import { splitIntoRuns } from '../../../scripts/test/runSuites'
import { suites, type Suite } from '../../../scripts/test/suites'

const whole = { files: [], title: undefined, isDev: false }
const unit = suites.filter(({ name }) => name === 'unit')
const [suite] = unit.map((each): Suite => ({ ...each, name: 'long', shards: 3 }))
if (!suite) throw new Error('There is no suite "unit"')

test('a suite is one process, or as many as it has shards', () => {
  expect(unit.flatMap((each) => splitIntoRuns(each, whole))).toEqual([
    { name: 'unit', suites: unit },
  ])
  expect(splitIntoRuns(suite, whole).map(({ name, shard }) => [name, shard])).toEqual([
    ['long-1', '1/3'],
    ['long-2', '2/3'],
    ['long-3', '3/3'],
  ])
})

test.each([
  ['files', { ...whole, files: ['cms/both/media.test.ts'] }],
  ['a title', { ...whole, title: 'a range' }],
  ['the sources', { ...whole, isDev: true }],
])('a selection by %s runs in one process', (_what, options) => {
  expect(splitIntoRuns(suite, options)).toEqual([{ name: 'long', suites: [suite] }])
})
