import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Copies a file or a folder as hard links, in seconds for gigabytes of dependencies. The copy's
 * files must not be modified.
 * @param isLeftOut whether to skip a folder
 */
export function hardLinkTree(
  source: string,
  target: string,
  isLeftOut: (folder: string) => boolean = () => false,
): void {
  mkdirSync(dirname(target), { recursive: true })
  if (statSync(source).isFile()) {
    linkFile(source, target)
    return
  }
  mkdirSync(target, { recursive: true })
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const [from, to] = [join(source, entry.name), join(target, entry.name)]
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(from), to)
    else if (entry.isFile()) linkFile(from, to)
    else if (!isLeftOut(from)) hardLinkTree(from, to, isLeftOut)
  }
}

function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    copyFileSync(source, target)
  }
}
