import { expect, test } from 'vitest'
import { readLines } from '../../../../scripts/test/byPath/changes'
import { toImporters, withImporters } from '../../../../scripts/test/byPath/importGraph'

test('the lines of a diff belong to their files, without its headings', () => {
  const diff = [
    'diff --git a/cms/src/a.ts b/cms/src/a.ts',
    'index 1..2 100644',
    '--- a/cms/src/a.ts',
    '+++ b/cms/src/a.ts',
    '@@ -1 +1 @@ where',
    '-const one = 1',
    '+const two = 2',
    'diff --git a/cms/src/b.ts b/cms/src/b.ts',
    'deleted file mode 100644',
    '--- a/cms/src/b.ts',
    '+++ /dev/null',
    '@@ -1 +0,0 @@',
    '-gone',
  ].join('\n')

  expect([...readLines(diff)]).toEqual([
    ['cms/src/a.ts', ['const one = 1', 'const two = 2']],
    ['cms/src/b.ts', ['gone']],
  ])
})

test('importers are followed through other files and circles, not through types', () => {
  const imports = (source: string, ...to: [resolved: string, type?: string][]) => ({
    source,
    dependencies: to.map(([resolved, type = 'import']) => ({
      resolved,
      dependencyTypes: ['local', type],
    })),
  })
  const importers = toImporters({
    modules: [
      imports('a.ts', ['b.ts'], ['types.ts', 'type-only']),
      imports('b.ts', ['c.ts']),
      imports('c.ts', ['b.ts'], ['node_modules/pino/pino.js']),
    ],
  })

  expect([...withImporters(['c.ts'], importers)].toSorted()).toEqual(['a.ts', 'b.ts', 'c.ts'])
  expect([...withImporters(['types.ts'], importers)]).toEqual(['types.ts'])
})
