import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readFolder } from '../../tests/support/readOrEmpty'

const GB = 1024 ** 3

/** Where Linux has a file system in memory. */
const MEMORY_FOLDER = '/dev/shm'

/** Copies of the build have 0.4 GB each (four at once at most), MongoDB and the S3 server as much. */
const MIN_FREE_BYTES = 4 * GB
/** With what servers and browsers of a run take. */
const MIN_MEMORY_BYTES = 10 * GB

type MemoryFolder = {
  /** Lines of /proc/self/mounts. */
  mounts: string
  freeBytes: number
  /** Memory that this process may still take, within the limit of its container. */
  availableBytes: number
}

/** Whether temporary files of a run fit into memory, from which its tests start programs too. */
export function canHoldRun({ mounts, freeBytes, availableBytes }: MemoryFolder): boolean {
  const [, options] = /^\S+ \/dev\/shm tmpfs (\S+)/m.exec(mounts) ?? []
  const isExecutable = options !== undefined && !/\b(?:noexec|ro)\b/.test(options)
  return isExecutable && freeBytes >= MIN_FREE_BYTES && availableBytes >= MIN_MEMORY_BYTES
}

/** Returns the folder in memory if it can hold a run, otherwise the one on the disk. */
function chooseRoot(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER)
    const mounts = readFileSync('/proc/self/mounts', 'utf8')
    const availableBytes = process.availableMemory()
    const isFit = canHoldRun({ mounts, freeBytes: bavail * bsize, availableBytes })
    return isFit ? MEMORY_FOLDER : tmpdir()
  } catch {
    // Not Linux.
    return tmpdir()
  }
}

const PREFIX = 'regards-run-'
const RUN_FOLDER = new RegExp(`^${PREFIX}(\\d+)-`)

/**
 * Creates the folder of all temporary files of this run, databases, uploads and browser profiles, and makes it the
 * temporary folder of this process and its children. In memory, fsync costs nothing. The folder is deleted when this
 * process ends; what killed runs left is deleted first.
 * @param isOnDisk whether the run needs more room than memory has
 */
export function makeRunFolder({ isOnDisk }: { isOnDisk: boolean }): void {
  const roots = [MEMORY_FOLDER, tmpdir()]
  for (const root of roots) deleteFoldersOfEndedRuns(root)
  const folder = mkdtempSync(join(isOnDisk ? tmpdir() : chooseRoot(), `${PREFIX}${process.pid}-`))
  // Some tests run programs as another user.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
}

/** Deletes the folders of runs whose process has ended without deleting them. */
export function deleteFoldersOfEndedRuns(root: string): void {
  for (const name of readFolder(root)) {
    const [, pid] = RUN_FOLDER.exec(name) ?? []
    if (pid !== undefined && !isRunning(Number(pid)))
      rmSync(join(root, name), { recursive: true, force: true, maxRetries: 5 })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Another user's process.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
