import { rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from './commands'
import { makeTempDir } from './paths'

const MB = 1024 * 1024

/** A disk of its own that is soon full. */
export type SmallDisk = {
  dir: string
  /** Takes all of its room, or leaves so many bytes of it. */
  fill(leave?: number): void
  /** Gives that room back. */
  free(): void
  remove(): Promise<void>
}

/** Mounts a disk of some megabytes, in memory. @throws where this process is not root, on Linux */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk> {
  const dir = makeTempDir('disk')
  await run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', dir)
  const filler = join(dir, 'filler')
  return {
    dir,
    fill(leave = 0) {
      // The last pages too: a block of one byte fits where no larger one does.
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
      // Lazily: libsql keeps a file open until its connection is collected as garbage.
      await run('umount', '-l', dir)
      rmSync(dir, { recursive: true })
    },
  }
}

async function run(command: string, ...args: string[]): Promise<void> {
  const { ok, output } = await runCommand(command, args, { timeoutMs: 10_000 })
  if (!ok)
    throw new Error(`A small disk needs Linux and root: ${command} ${args.join(' ')}: ${output}`)
}

/** Whether {@link mountSmallDisk} can be had here. */
export const canMount = process.platform === 'linux' && process.getuid?.() === 0
