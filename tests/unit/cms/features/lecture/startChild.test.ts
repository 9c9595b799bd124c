import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { startChild as StartChild } from '../../../../../cms/src/features/lecture/preparation/startChild'
import { makeEndlessPdf } from '../../../../factories/hostilePdf'
import { drawColumns } from '../../../../factories/layout'
import { makeTempDir, repoRoot } from '../../../../support/paths'

// The child has the lowest priority: beside the other suites of a run it hardly gets a core.
vi.setConfig({ testTimeout: 120_000 })

const LECTURE = '../../../../../cms/src/features/lecture'

let startChild: typeof StartChild
const LIMITS = { PAGE_TIMEOUT_MS: 100_000, MAX_RESIDENT_BYTES: 900 * 1024 * 1024 }
const limits = { ...LIMITS }
const folder = makeTempDir('lecture')

beforeAll(async () => {
  vi.resetModules()
  // Runs the sources: unit tests need no build.
  vi.doMock('../../../../../cms/src/lib/env', () => ({
    env: { isDevelopment: true, cmsDir: join(repoRoot, 'cms'), logLevel: 'silent' },
  }))
  vi.doMock(`${LECTURE}/limits`, async (importOriginal) => ({
    ...(await importOriginal<object>()),
    get PAGE_TIMEOUT_MS() {
      return limits.PAGE_TIMEOUT_MS
    },
    get MAX_RESIDENT_BYTES() {
      return limits.MAX_RESIDENT_BYTES
    },
  }))
  ;({ startChild } = await import('../../../../../cms/src/features/lecture/preparation/startChild'))
})
afterEach(() => {
  Object.assign(limits, LIMITS)
})
afterAll(() => {
  vi.doUnmock('../../../../../cms/src/lib/env')
  vi.doUnmock(`${LECTURE}/limits`)
  vi.resetModules()
})

function open(pdf: Buffer, outDir = folder, skipped: number[] = []) {
  const file = join(folder, 'fichier.pdf')
  writeFileSync(file, pdf)
  return startChild(file, outDir, { skipped })
}

test('pages are made in the order in which they are asked for; a process that ends by itself fails the next', async () => {
  const child = await open(await drawColumns(2))
  expect(child.opened).toMatchObject({ nombreDePages: 2, langue: 'fr', plan: [] })
  const [second, first] = await Promise.all([child.makePage(2), child.makePage(1)])
  child.stop()
  await expect(child.makePage(1)).rejects.toMatchObject({ failure: 'crash' })
  expect([second.page, first.page]).toEqual([2, 1])
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['1-480.webp', '1.json', '2.json']))
})

test('a page that would take years ends its process, which says which page; it can be left out', async () => {
  Object.assign(limits, { PAGE_TIMEOUT_MS: 500, MAX_RESIDENT_BYTES: Infinity })
  await expect(open(makeEndlessPdf())).rejects.toMatchObject({ failure: 'timeout', page: 1 })
  Object.assign(limits, LIMITS)
  const child = await open(makeEndlessPdf(), folder, [1])
  child.stop()
  expect(child.opened.nombreDePages).toBe(1)
})

test('so does a PDF that takes too much memory', async () => {
  limits.MAX_RESIDENT_BYTES = 1024 * 1024
  await expect(open(await drawColumns(2))).rejects.toMatchObject({ failure: 'memory' })
})

test('a process that the system kills says so', async () => {
  const child = await open(await drawColumns(2))
  const id = findChild()
  // Stopped, so that it does not make the page before.
  process.kill(id, 'SIGSTOP')
  const page = child.makePage(1)
  process.kill(id, 'SIGKILL')
  await expect(page).rejects.toMatchObject({ failure: 'killed', page: 1 })
})

/** Id of the child process, whose arguments name the folder. */
function findChild(): number {
  const isChild = (id: string) => {
    try {
      return readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(folder)
    } catch {
      return false
    }
  }
  const found = readdirSync('/proc').find((id) => /^\d+$/.test(id) && isChild(id))
  if (!found) throw new Error('No child process')
  return Number(found)
}

test('a folder that cannot be written is no fault of the PDF', async () => {
  const child = await open(await drawColumns(1), join(folder, 'away'))
  await expect(child.makePage(1)).rejects.toMatchObject({
    name: 'UnwritableOutput',
    code: 'ENOENT',
  })
})

test('a machine that cannot start the process is no fault of the PDF', async () => {
  const { execPath } = process
  process.execPath = join(folder, 'no-node')
  onTestFinished(() => {
    process.execPath = execPath
  })
  await expect(open(await drawColumns(1))).rejects.toMatchObject({ code: 'ENOENT' })
})
