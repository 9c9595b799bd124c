import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { repoRoot } from '../support/paths'

const read = (file: string) => readFileSync(join(repoRoot, file), 'utf8')
const markdownIn = (folder: string) =>
  readdirSync(join(repoRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name))

const guides = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...markdownIn('docs')]
/** What tells people to type a command: the guides, and what the product prints. */
const tellers = [
  ...guides,
  'cms/src/server/boot/boot.ts',
  'cms/src/commands/adminCreate.ts',
  'cms/src/commands/backup.ts',
  'cms/src/commands/restore.ts',
]

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

test.each(tellers)('%s names no command that package.json does not have', (file) => {
  const named = [...read(file).matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name]) => name)

  expect(named.filter((name) => !(name && name in scripts))).toEqual([])
})

test('the guides name the commands that people run', () => {
  const text = guides.map(read).join('\n')

  for (const name of [
    'dev',
    'check',
    'admin:create',
    'backup',
    'restore',
    'import:firebase',
    'screenshots',
    'bench',
    'docs',
    'pack',
  ]) {
    expect(text).toContain(`npm run ${name}`)
  }
  expect(text).toContain('npm ci && npm start')
})

test.each(guides)('%s links to nothing that is not there', (file) => {
  const targets = [...read(file).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^(https?:|mailto:)/.test(target))

  expect(targets.filter((target) => !isThere(file, target))).toEqual([])
})

/** Whether a link's file is there, and its heading if it names one. */
function isThere(file: string, target: string): boolean {
  const [path = '', anchor] = target.split('#')
  const linked = path ? join(dirname(file), path) : file
  if (!existsSync(join(repoRoot, linked))) return false
  return !anchor || anchorsOf(linked).includes(decodeURIComponent(anchor))
}

/** The anchors that a forge gives to the headings of a document. */
const anchorsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )

test('every path of a script of package.json is there', () => {
  const paths = Object.values(scripts).flatMap((script) => script.match(/\S+\.(?:ts|js)\b/g) ?? [])

  expect(paths.length).toBeGreaterThan(0)
  expect(paths.filter((path) => !existsSync(join(repoRoot, relative('.', path))))).toEqual([])
})
