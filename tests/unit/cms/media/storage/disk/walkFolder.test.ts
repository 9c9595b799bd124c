import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { walkFolder } from '../../../../../../cms/src/media/storage/disk/walkFolder'
import { makeTempDir } from '../../../../../support/paths'

let root: string

beforeEach(() => {
  root = makeTempDir('walk')
})

const put = (...paths: string[]) => {
  for (const name of paths) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    writeFileSync(path.join(root, name), '')
  }
}
const walk = async (query: Partial<Parameters<typeof walkFolder>[1]>) => {
  const found: string[] = []
  for await (const entry of walkFolder(root, { prefix: '', folded: false, ...query })) {
    found.push(entry)
  }
  return found
}

const sorted = ['A', 'a-b', 'a/1', 'a/b/c', 'a/b/d', 'a0', 'b/c', 'é', '\uffee', '💃']

test('files come in the order of their paths’ bytes', async () => {
  put(...sorted.toReversed())

  expect(await walk({})).toEqual(sorted)
})

test('a walk goes on after any of them', async () => {
  put(...sorted)

  for (const [index, after] of sorted.entries()) {
    expect(await walk({ after })).toEqual(sorted.slice(index + 1))
  }
})

test('a walk continues after a folder that was removed', async () => {
  put(...sorted)

  expect(await walk({ after: 'a/b/cc' })).toEqual(sorted.slice(4))
  expect(await walk({ after: 'a/a' })).toEqual(sorted.slice(3))
  expect(await walk({ after: 'a' })).toEqual(sorted.slice(1))
})

test('folded, a folder is one entry, and is gone past as one', async () => {
  put(...sorted)
  const folded = ['A', 'a-b', 'a/', 'a0', 'b/', 'é', '\uffee', '💃']

  expect(await walk({ folded: true })).toEqual(folded)
  for (const [index, after] of folded.entries()) {
    expect(await walk({ folded: true, after })).toEqual(folded.slice(index + 1))
  }
})

test('a prefix may end anywhere in a name', async () => {
  put(...sorted)

  expect(await walk({ prefix: 'a' })).toEqual(sorted.slice(1, 6))
  expect(await walk({ prefix: 'a/b' })).toEqual(['a/b/c', 'a/b/d'])
  expect(await walk({ prefix: 'a/b', folded: true })).toEqual(['a/b/'])
  expect(await walk({ prefix: 'a/b/', folded: true })).toEqual(['a/b/c', 'a/b/d'])
  expect(await walk({ prefix: 'A/' })).toEqual([])
  expect(await walk({ prefix: 'c/d/' })).toEqual([])
})

test('leaves out hidden and empty entries and symbolic links', async () => {
  put('.metadata/a.json', '.partial/b', 'c/.d', 'e/f', 'g\\h')
  mkdirSync(path.join(root, 'empty/empty'), { recursive: true })
  symlinkSync('/etc', path.join(root, 'link'))

  expect(await walk({})).toEqual(['e/f'])
  expect(await walk({ folded: true })).toEqual(['e/'])
})

test('a folder is read when the walk comes to it, and not before', async () => {
  put(...Array.from({ length: 50 }, (_, index) => `${index}/a/b`))
  const walked = walkFolder(root, { prefix: '', folded: false })
  expect((await walked.next()).value).toBe('0/a/b')
  put('1/a/new')
  rmSync(path.join(root, '2'), { recursive: true })

  const rest: string[] = []
  for await (const entry of walked) rest.push(entry)
  expect(rest).toHaveLength(49)
  expect(rest.slice(0, 4)).toEqual(['1/a/b', '1/a/new', '10/a/b', '11/a/b'])
  expect(rest).not.toContain('2/a/b')
})

test('a storage that has not been used yet is empty', async () => {
  rmSync(root, { recursive: true })

  expect(await walk({})).toEqual([])
})
