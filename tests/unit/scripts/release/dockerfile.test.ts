import { expect, test } from 'vitest'
import { isDockerIgnored, readDockerfile } from '../../../../scripts/release/dockerfile'

test.each([
  ['.env', true],
  ['.env.local', true],
  ['.env.example', false],
  ['tests/vitest.config.ts', true],
  ['tests/package.json', false],
  ['cms/node_modules/lru-cache/package.json', true],
  ['web/dist/index.html', true],
  ['cms/next.config.js', false],
  ['cms/src/infrastructure/database/createDatabaseAdapter.ts', false],
])('%s is kept from the image: %s', (file, isIgnored) => {
  expect(isDockerIgnored(file)).toBe(isIgnored)
})

test('the last stage of the Dockerfile is read with its lines that go on', () => {
  const last = readDockerfile().at(-1)

  expect(last?.env).toMatchObject({ NODE_ENV: 'production', UV_THREADPOOL_SIZE: '8' })
  expect(last?.command).toEqual(['node', 'cms/dist/server.js'])
  expect(last?.copies).toContainEqual({
    from: 'build',
    sources: ['/app/cms/dist'],
    target: 'cms/dist',
  })
})

test('the Dockerfile prunes its dependencies and its build, before the last stage copies them', () => {
  const pruned = readDockerfile().map(({ name, pruned }) => [name, pruned])

  expect(pruned).toEqual([
    ['build', ['cms/.next']],
    ['dependencies', ['.']],
    [undefined, []],
  ])
})
