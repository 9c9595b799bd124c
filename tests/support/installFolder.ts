import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { toolDir, toolPath } from './paths'

/**
 * Installs a tool into a folder whose name has its version, unless it is there. The folder gets its
 * name once `fill` has ended, so that an existing one is complete and two installations at once
 * do not meet.
 * @param name of the folder below the tools' folder, such as `go/versitygw@v1.8.0`
 * @param fill writes the files of the tool into the folder that it gets
 * @returns the path of the folder
 */
export async function installFolder(
  name: string,
  fill: (dir: string) => Promise<unknown>,
): Promise<string> {
  const target = toolPath(name)
  if (existsSync(target)) return target
  // On the same file system as the target, for the rename.
  const workspace = mkdtempSync(join(toolDir('installing'), 'tool-'))
  const files = join(workspace, 'files')
  try {
    mkdirSync(files)
    await fill(files)
    mkdirSync(dirname(target), { recursive: true })
    moveUnlessThere(files, target)
    return target
  } finally {
    rmSync(workspace, { recursive: true, force: true })
  }
}

function moveUnlessThere(files: string, target: string): void {
  try {
    renameSync(files, target)
  } catch (error) {
    // Another process installed it in the meantime.
    if (!existsSync(target)) throw error
  }
}
