import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { processImage as ProcessImage } from '../../../../../cms/src/media/images/processImage'
import { makeImage } from '../../../../factories/image'
import { repoRoot } from '../../../../support/paths'
import { poll } from '../../../../support/ports'

// The child has the lowest priority: beside the other suites of a run it hardly gets a core.
vi.setConfig({ testTimeout: 120_000 })

const ENV = '../../../../../cms/src/lib/env'

let processImage: typeof ProcessImage
const folder = mkdtempSync(join(tmpdir(), 'regards-image-'))

beforeAll(async () => {
  vi.resetModules()
  // Runs the sources: unit tests need no build.
  vi.doMock(ENV, () => ({
    env: {
      isDevelopment: true,
      cmsDir: join(repoRoot, 'cms'),
      dataDir: folder,
      logLevel: 'silent',
    },
  }))
  ;({ processImage } = await import('../../../../../cms/src/media/images/processImage'))
})
afterAll(() => {
  vi.doUnmock(ENV)
  vi.resetModules()
  rmSync(folder, { recursive: true })
})

/** Begins to process a new image. */
async function begin(name: string) {
  const file = join(folder, name)
  writeFileSync(file, await makeImage('png'))
  return { file, made: processImage(file, name, []) }
}

const readCommand = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

/** Ends the child process that treats a file, as a fault of its own would; returns its id. */
async function crashChild(file: string, ended?: number): Promise<number> {
  let child: number | undefined
  await poll(
    () => {
      child = readdirSync('/proc')
        .map(Number)
        .find((pid) => pid > 0 && pid !== ended && readCommand(pid).includes(file))
      return child !== undefined
    },
    { what: 'the child process', timeoutMs: 60_000, intervalMs: 5 },
  )
  process.kill(child ?? 0, 'SIGSEGV')
  return child ?? 0
}

test('an image whose child ends by itself once is made by another child', async () => {
  const { file, made } = await begin('once.png')
  await crashChild(file)
  await expect(made).resolves.toMatchObject({ mimeType: 'image/png', width: 60, height: 80 })
})

test('an image whose child ends by itself twice is refused', async () => {
  const { file, made } = await begin('twice.png')
  const refusal = expect(made).rejects.toMatchObject({ status: 422, code: 'invalid-image' })
  await crashChild(file, await crashChild(file))
  await refusal
})
