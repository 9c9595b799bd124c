import { rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from './commands'
import { makeTempDir } from './paths'

const MB = 1024 * 1024

/** A small mounted file system, for tests of a full disk. */
export type SmallDisk = {
  dir: string
  /** Fills the disk, except for `leave` bytes. */
  fill(leave?: number): void
  /** Frees that space. */
  free(): void
  remove(): Promise<void>
}

/** Mounts a file system of a few megabytes in memory. @throws unless root on Linux */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk> {
  const dir = makeTempDir('disk')
  await run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', dir)
  const filler = join(dir, 'filler')
  return {
    dir,
    fill(leave = 0) {
      // Fills the last pages too: a block of one byte fits where no larger one does.
      for (const size of [MB, 4096, 1]) {
        try {
          for (;;) writeFileSync(filler, Buffer.alloc(size), { flag: 'a' })
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
        }
      }
      truncateSync(filler, Math.max(0, statSync(filler).size - leave))
    },
    free: () => rmSync(filler, { force: true }),
    async remove() {
      // Lazy unmount: libsql keeps a file open until its connection is garbage-collected.
      await run('umount', '-l', dir)
      rmSync(dir, { recursive: true })
    },
  }
}

/** Of mounting a folder in which a product is at work. */
const MAX_ATTEMPTS = 50

/**
 * Mounts a folder over itself, read-only: paths below it can be read, and no file opened for writing.
 * @returns a function that unmounts it
 * @throws unless root on Linux
 */
export async function mountReadOnly(dir: string): Promise<() => Promise<void>> {
  const unmount = () => run('umount', '-l', dir)
  for (let attempt = 1; ; attempt += 1) {
    await run('mount', '--bind', dir, dir)
    try {
      await run('mount', '-o', 'remount,bind,ro', dir)
      return unmount
    } catch (error) {
      // The product opened a file for writing between the two commands.
      await unmount()
      if (attempt === MAX_ATTEMPTS) throw error
    }
  }
}

async function run(command: string, ...args: string[]): Promise<void> {
  const { ok, output } = await runCommand(command, args, { timeoutMs: 10_000 })
  if (!ok)
    throw new Error(`A small disk needs Linux and root: ${command} ${args.join(' ')}: ${output}`)
}

/** Whether file systems can be mounted here. */
export const canMount = process.platform === 'linux' && process.getuid?.() === 0
