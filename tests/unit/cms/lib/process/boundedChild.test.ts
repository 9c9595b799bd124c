import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import type * as BoundedChild from '../../../../../cms/src/lib/process/boundedChild'
import { makeTempDir } from '../../../../support/paths'

const ENV = '../../../../../cms/src/lib/env'

let library: typeof BoundedChild
const cmsDir = makeTempDir('child')

beforeAll(async () => {
  vi.resetModules()
  vi.doMock(ENV, () => ({ env: { isDevelopment: false, cmsDir, logLevel: 'silent' } }))
  library = await import('../../../../../cms/src/lib/process/boundedChild')
  mkdirSync(join(cmsDir, 'dist'))
})
afterAll(() => {
  vi.doUnmock(ENV)
  vi.resetModules()
})

/** Starts a program as a bounded child. */
function start(name: string, source: string, program: { malloc?: BoundedChild.Malloc } = {}) {
  writeFileSync(join(cmsDir, 'dist', `${name}.js`), source)
  return library.startBoundedChild({
    ...{ name, source: '', args: [], heapMb: 64, residentBytes: 300_000_000, totalMs: 60_000 },
    reply: z.string(),
    ...program,
  })
}

/** Keeps this process from reading, so that replies and the end of their sender come at once. */
const freeze = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

test.each(['process.exit(1)', 'process.abort()', "process.kill(process.pid, 'SIGKILL')"])(
  'replies that were sent are read, though the child ends at once: %s',
  async (end) => {
    const child = start(
      'replies',
      `for (const reply of ['one', 'two']) process.send(reply)
       process.send('x'.repeat(150_000), () => ${end})`,
    )
    freeze(1_000)
    onTestFinished(() => child.stop())
    expect(await child.next(20_000)).toBe('one')
    expect(await child.next(20_000)).toBe('two')
    expect(await child.next(20_000)).toHaveLength(150_000)
    await expect(child.next(20_000)).rejects.toBeInstanceOf(library.ChildFailure)
  },
)

test('a child returns freed memory to the system from 1 MB on, unless its program keeps more', async () => {
  const source = `const { MALLOC_MMAP_THRESHOLD_, MALLOC_TRIM_THRESHOLD_ } = process.env
    process.send([MALLOC_MMAP_THRESHOLD_, MALLOC_TRIM_THRESHOLD_].join(' '))`
  const usual = start('memory', source)
  expect(await usual.next(20_000)).toBe('1000000 1000000')
  usual.stop()
  const malloc = { mmapBytes: 16_000_000, trimBytes: 64_000_000 }
  const reading = start('memory', source, { malloc })
  expect(await reading.next(20_000)).toBe('16000000 64000000')
  reading.stop()
})

test('a child that ends by itself tells its end and its last words', async () => {
  const child = start('fails', "throw new Error('Une pièce manque')")
  await expect(child.next(20_000)).rejects.toMatchObject({
    reason: 'crash',
    message: expect.stringMatching(/^1 [^]*Une pièce manque/) as string,
  })
  child.stop()
})

test('work whose child ends by itself is done once more, and no third time; other faults are told at once', async () => {
  const work = vi.fn<() => Promise<string>>()
  const crash = new library.ChildFailure('crash')
  work.mockRejectedValueOnce(crash).mockResolvedValueOnce('made')
  await expect(library.trySecondChild(work)).resolves.toBe('made')
  work.mockReset().mockRejectedValue(crash)
  await expect(library.trySecondChild(work)).rejects.toBe(crash)
  expect(work).toHaveBeenCalledTimes(2)
  const memory = new library.ChildFailure('memory')
  work.mockReset().mockRejectedValue(memory)
  await expect(library.trySecondChild(work)).rejects.toBe(memory)
  expect(work).toHaveBeenCalledTimes(1)
})
