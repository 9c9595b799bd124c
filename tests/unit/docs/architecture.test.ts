import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repoRoot } from '../../support/paths'

const document = readFileSync(join(repoRoot, 'docs/ARCHITECTURE.md'), 'utf8')
const walk = document.slice(document.indexOf('## A walk'))

const toCode = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

/** Files of the tables: `room | holds | begin with | tests`, below a heading as `cms/src/`. */
function listRoomFiles(): string[] {
  let folder = ''
  return document.split('\n').flatMap((line) => {
    const [, first = '', , files = '', tests = ''] = line.split('|')
    const [name = ''] = toCode(first)
    if (name.endsWith('/')) folder = name
    if (!name || !folder || name === folder) return []
    const own = [name, ...toCode(files).map((file) => `${name}/${file}`)]
    return [...own.map((each) => folder + each), ...toCode(tests)]
  })
}

test('each room and each file of the rooms exists', () => {
  const files = listRoomFiles()

  expect(files.length).toBeGreaterThan(40)
  expect(files.filter((file) => !existsSync(join(repoRoot, file)))).toEqual([])
})

test('each module that a table begins with exports something', () => {
  const modules = listRoomFiles().filter((file) => /^(?:cms|web)\/.*\.tsx?$/.test(file))
  const read = (file: string) => readFileSync(join(repoRoot, file), 'utf8')

  expect(modules.length).toBeGreaterThan(30)
  expect(modules.filter((file) => !/^export |^import '|await /m.test(read(file)))).toEqual([])
})

test('each file and folder of the walk exists', () => {
  const files = toCode(walk).filter((code) => /^(cms|web|tests)\//.test(code))

  expect(files.length).toBeGreaterThan(25)
  expect(files.filter((file) => !existsSync(join(repoRoot, file)))).toEqual([])
})
