import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseEnv } from 'node:util'
import { BUILT, INSTALLED } from './freshClone'
import { findOnPath, runCommand } from './commands'
import { hardLinkTree } from '../../scripts/release/hardLinkTree'
import { repoRoot } from './paths'
import { freePort } from './ports'
import { startChild, type ChildServer, type Environment } from './processes'
import { readSystemdUnit, type SystemdUnit } from './systemdUnit'

/** Folders of the guide, which are below a folder of the tests here. */
const FOLDERS = /(?<![\w./])\/(?=(?:opt\/regards|var\/lib\/regards|etc|mnt\/sauvegardes)\b)/g

/** Address that the guide clones from. */
const REPOSITORY = 'https://git.example.org/regards.git'

/** A folder in which the commands of docs/exploitation.md run as on a machine with systemd. */
export type GuideMachine = {
  url: string
  /** The path here of a path in the guide. */
  toPath(path: string): string
  /**
   * Types a block of commands into one shell, which ends at the first that fails.
   * @returns its output
   * @throws with its output when one fails
   */
  run(commands: string): Promise<string>
  /** What systemctl was asked for since the last call. */
  takeOrders(): string[]
  /** Whether systemctl only notes what it is asked for. */
  isIdle: boolean
  log(): string
  /** Stops the service; the next commands only note what systemctl is asked for. */
  stop(): Promise<void>
}

/**
 * Creates the machine. Root's rights, systemd, the registry and the build are replaced: `sudo` runs its
 * command, `systemctl` starts what the installed unit says, `npm ci` and `npm run build` link this work
 * tree's result. All other commands are the real ones.
 * @param home empty folder, deleted by the caller
 * @param settings that take the place of those of the guide
 */
export async function createGuideMachine(
  home: string,
  settings: Environment = {},
): Promise<GuideMachine> {
  const port = await freePort()
  const bin = join(home, 'bin')
  const toPath = (path: string) => path.replace(FOLDERS, `${home}/`)
  for (const folder of ['bin', 'etc/systemd/system', 'opt', 'var/lib', 'mnt/sauvegardes']) {
    mkdirSync(join(home, folder), { recursive: true })
  }

  let unit: { text: string; parsed: SystemdUnit } | undefined
  let service: ChildServer | undefined
  let orders: string[] = []
  const unitFile = toPath('/etc/systemd/system/regards.service')

  const start = () => {
    if (unit?.text !== readFileSync(unitFile, 'utf8')) throw new Error('daemon-reload is missing')
    const { get, environment } = unit.parsed
    const [node, ...args] = (get('ExecStart') ?? '').split(' ')
    if (node !== '/usr/bin/node') throw new Error(`${node} is not where Node is`)
    const file = toPath(get('EnvironmentFile') ?? '')
    service = startChild({
      name: 'regards.service',
      command: process.execPath,
      args,
      cwd: realpathSync(toPath(get('WorkingDirectory') ?? '')),
      env: {
        PATH: process.env.PATH,
        HOME: toPath('/var/lib/regards'),
        ...environment,
        ...parseEnv(readFileSync(file, 'utf8')),
        ...settings,
        PORT: String(port),
      },
    })
  }

  const answers: Record<string, (words: string[], cwd: string) => Promise<void> | void> = {
    async systemctl(words) {
      const order = words.join(' ')
      orders.push(order)
      if (order === 'daemon-reload') {
        unit = { text: readFileSync(unitFile, 'utf8'), parsed: readSystemdUnit(unitFile) }
        return
      }
      const [, action] = /^(start|stop|restart|enable --now) regards$/.exec(order) ?? []
      if (!action) throw new Error(`systemctl ${order} is not known here`)
      if (machine.isIdle) return
      if (action === 'stop' || action === 'restart') await service?.stop()
      if (action !== 'stop') start()
    },
    npm([command], cwd) {
      if (command === 'ci') {
        for (const folder of INSTALLED.filter((each) => existsSync(join(repoRoot, each)))) {
          symlinkSync(join(repoRoot, folder), join(cwd, folder))
        }
        return
      }
      if (!existsSync(join(cwd, 'node_modules'))) throw new Error('npm ci is missing')
      for (const folder of [...BUILT.web, ...BUILT.cms]) {
        const isCache = (path: string) => /\.next\/(cache|dev)$/.test(path)
        hardLinkTree(join(repoRoot, folder), join(cwd, folder), isCache)
      }
    },
  }
  const control = createServer((request: IncomingMessage, response) => {
    void (async () => {
      const [name = '', cwd = '', ...words] = (await text(request)).split('\n')
      try {
        await answers[name]?.(words, cwd)
        response.end()
      } catch (error) {
        response.writeHead(500).end(`${String(error)}\n${service?.log() ?? ''}`)
      }
    })()
  })
  // Ends with the tests.
  control.unref()
  await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve))
  const ask = (name: string) =>
    `exec curl -sS --fail-with-body --data-binary "$(printf '%s\\n' ${name} "$PWD" "$@")" http://127.0.0.1:${(control.address() as AddressInfo).port}`

  const programs = {
    // The user of the service is not there: all is done by the one who runs the tests.
    sudo: '[ "$1" = -u ] && shift 2\nexec "$@"',
    useradd: 'exit 0',
    chown: 'exit 0',
    chgrp: 'exit 0',
    install: [
      'words=()',
      'while [ $# -gt 0 ]; do case "$1" in -o|-g) shift 2;; *) words+=("$1"); shift;; esac; done',
      `exec ${findOnPath('install')} "\${words[@]}"`,
    ].join('\n'),
    systemctl: ask('systemctl'),
    npm: `case "$*" in ci|"run build") ${ask('npm')};; *) exec ${findOnPath('npm')} "$@";; esac`,
  }
  for (const [name, lines] of Object.entries(programs)) {
    writeFileSync(join(bin, name), `#!/usr/bin/env bash\n${lines}\n`)
    chmodSync(join(bin, name), 0o755)
  }

  const machine: GuideMachine = {
    url: `http://127.0.0.1:${port}`,
    toPath,
    isIdle: false,
    async run(commands) {
      const typed = toPath(commands).replaceAll('127.0.0.1:3000', `127.0.0.1:${port}`)
      const { ok, output } = await runCommand('bash', ['-euo', 'pipefail', '-c', typed], {
        timeoutMs: 150_000,
        cwd: home,
        env: {
          PATH: [bin, process.env.PATH].join(delimiter),
          GIT_CONFIG_COUNT: '1',
          GIT_CONFIG_KEY_0: `url.file://${repoRoot}.insteadOf`,
          GIT_CONFIG_VALUE_0: REPOSITORY,
        },
      })
      if (!ok) throw new Error(`${typed}\n${output}\n${service?.log() ?? ''}`)
      return output
    },
    takeOrders() {
      const taken = orders
      orders = []
      return taken
    },
    log: () => service?.log() ?? '',
    async stop() {
      machine.isIdle = true
      await service?.stop()
    },
  }
  return machine
}
