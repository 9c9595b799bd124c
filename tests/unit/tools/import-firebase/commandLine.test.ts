import { afterEach, expect, test, vi } from 'vitest'
import { callersFolder, readCommandLine } from '../../../../tools/import-firebase/src/commandLine'

const read = (...args: string[]) => readCommandLine(args, '/srv')

afterEach(() => vi.unstubAllEnvs())

test('the export and the folder are taken, relative to where one is', () => {
  expect(read('export.json', '--files', 'bucket')).toEqual({
    options: {
      exportFile: '/srv/export.json',
      filesDir: '/srv/bucket',
      isDryRun: false,
      isContinued: false,
    },
  })
  expect(read('--files=/data/b', '--dry-run', '--continue', '/tmp/e.json')).toEqual({
    options: {
      exportFile: '/tmp/e.json',
      filesDir: '/data/b',
      isDryRun: true,
      isContinued: true,
    },
  })
})

test.each([
  [[], 'Il manque le fichier de l’export.'],
  [['export.json'], 'Il manque --files et son dossier.'],
  [['export.json', '--files'], 'Option inconnue ou incomplète : --files'],
  [['export.json', '--file', 'b'], 'Option inconnue ou incomplète : --file'],
  [['export.json', 'bucket', '--files', 'b'], 'Argument en trop : bucket'],
])('%j is no call', (args, fault) => {
  expect(read(...args)).toEqual({ fault })
})

test('help is asked for, whatever else is', () => {
  expect(read('-h')).toEqual({ help: true })
  expect(read('export.json', '--help')).toEqual({ help: true })
})

test('npm, which moves to the root of the project, does not move the caller’s relative paths', () => {
  vi.stubEnv('npm_lifecycle_event', 'import:firebase')
  vi.stubEnv('INIT_CWD', '/home/marie')
  expect(callersFolder()).toBe('/home/marie')
  // Started otherwise, from another script of npm.
  vi.stubEnv('npm_lifecycle_event', 'start')
  expect(callersFolder()).toBe(process.cwd())
})
