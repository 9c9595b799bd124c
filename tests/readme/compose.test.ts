import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { findOnPath, runCommand } from '../support/commands'
import { findTool } from '../support/findTool'
import { getCommands } from '../support/operationsGuide'
import { makeTempDir, repoRoot } from '../support/paths'
import { freePort } from '../support/ports'
import { startS3, type S3 } from '../support/s3'
import { tools } from '../support/tools'

// No container engine is on the machines of these tests: they run the scripts of docker-compose.yml as
// they are written, with their folders below one of the tests.

type Service = { entrypoint: string[]; command?: string[] }
const { services } = parse(readFileSync(join(repoRoot, 'docker-compose.yml'), 'utf8'), {
  merge: true,
}) as { services: Record<string, Service> }

const home = makeTempDir('compose')
const secrets = join(home, 'run/regards')
const bin = join(home, 'bin')
let s3: S3

/** Runs the script of a service with these variables. @returns whether it succeeded, and its output */
function runScript(name: string, env: Record<string, string>) {
  const { entrypoint = [], command = [] } = services[name] ?? {}
  const [shell = '', flags = '', script = '', ...words] = [...entrypoint, ...command]
  const written = script
    .replaceAll('$$', '$')
    .replaceAll('/run/regards', secrets)
    .replaceAll('/etc/mongo-keyfile', join(home, 'mongo-keyfile'))
  return runCommand(shell, [flags, written, ...words], {
    timeoutMs: 60_000,
    // A first shell whose input is a socket, as Node's are, reads bash.bashrc, which -u refuses.
    env: { SHLVL: '1', PATH: [bin, process.env.PATH].join(delimiter), ...env },
  })
}

const givenNothing = { PAYLOAD_SECRET: '', MONGO_PASSWORD: '', S3_SECRET_ACCESS_KEY: '' }
const readSecret = (name: string) => readFileSync(join(secrets, name), 'utf8')
const readSecrets = () => [...Object.keys(givenNothing), 'DATABASE_URL'].map(readSecret)

function addProgram(name: string, lines: string) {
  writeFileSync(join(bin, name), `#!/usr/bin/env bash\n${lines}\n`)
  chmodSync(join(bin, name), 0o755)
}

beforeAll(async () => {
  for (const folder of [secrets, bin]) mkdirSync(folder, { recursive: true })
  s3 = await startS3()
})
afterAll(async () => {
  await s3.stop()
  rmSync(home, { recursive: true, force: true })
})

test('secrets: made once, kept at the next start, and replaced by those of .env', async () => {
  expect(await runScript('secrets', givenNothing)).toMatchObject({ ok: true })
  const made = readSecrets()
  for (const secret of made.slice(0, 3)) expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(new Set(made).size).toBe(4)
  expect(made[3]).toBe(
    `mongodb://regards:${made[1]}@mongo:27017/regards?authSource=admin&replicaSet=rs0`,
  )
  // The product reads them as user 1000.
  expect(statSync(join(secrets, 'PAYLOAD_SECRET')).mode & 0o004).toBe(0o004)

  await runScript('secrets', givenNothing)
  expect(readSecrets()).toEqual(made)
  await runScript('secrets', { ...givenNothing, MONGO_PASSWORD: 'deEnv' })
  expect(readSecret('DATABASE_URL')).toContain('//regards:deEnv@mongo')
  expect(readSecret('PAYLOAD_SECRET')).toBe(made[0])
})

test('mongo: its script makes a key file with which mongod starts', async () => {
  writeFileSync(join(secrets, 'MONGO_PASSWORD'), 'secret')
  addProgram('chown', 'exit 0')
  addProgram('docker-entrypoint.sh', 'echo "$@"')
  const { ok, output } = await runScript('mongo', {})
  expect([ok, output.trim()]).toEqual([true, services.mongo?.command?.join(' ')])

  const dbPath = join(home, 'db')
  mkdirSync(dbPath)
  const started = await runCommand(
    await findTool(tools.mongod),
    [
      ...['--replSet', 'rs0', '--keyFile', join(home, 'mongo-keyfile'), '--dbpath', dbPath],
      ...['--bind_ip', '127.0.0.1', '--port', String(await freePort())],
      ...['--fork', '--logpath', join(home, 'mongod.log'), '--pidfilepath', join(home, 'pid')],
    ],
    { timeoutMs: 60_000 },
  )
  expect(started.output).toContain('child process started successfully')
  process.kill(Number(readFileSync(join(home, 'pid'), 'utf8')))
})

test('s3-bucket: a bucket is made though another one’s name begins with its name', async () => {
  writeFileSync(join(secrets, 'S3_SECRET_ACCESS_KEY'), s3.settings.secretAccessKey)
  await s3.settingsOf('musee-sauvegardes')
  const versitygw = await findTool(tools.versitygw)
  addProgram('versitygw', `exec ${versitygw} "$@"`)
  const make = () =>
    runScript('s3-bucket', {
      ADMIN_ENDPOINT_URL: s3.settings.endpoint,
      ADMIN_REGION: s3.settings.region,
      ADMIN_ACCESS_KEY: s3.settings.accessKeyId,
      S3_BUCKET: 'musee',
    })
  const list = () =>
    runCommand(versitygw, ['admin', 'list-buckets'], {
      timeoutMs: 60_000,
      env: {
        ADMIN_ENDPOINT_URL: s3.settings.endpoint,
        ADMIN_REGION: s3.settings.region,
        ADMIN_ACCESS_KEY: s3.settings.accessKeyId,
        ADMIN_SECRET_KEY: s3.settings.secretAccessKey,
      },
    })

  expect(await make()).toMatchObject({ ok: true })
  expect((await list()).output).toMatch(/^musee\s/m)
  // Made already, it is left as it is.
  expect(await make()).toMatchObject({ ok: true })
})

test('the guide: its block, pasted twice, keeps the keys of the first time', async () => {
  for (const name of ['docker', 'sudo']) addProgram(name, 'exit 0')
  addProgram('git', `mkdir "\${@: -1}" 2> /dev/null || { echo "already exists" >&2; exit 128; }`)
  // As pasted into a terminal: the next line runs though one fails.
  const paste = () =>
    runCommand(findOnPath('bash') ?? 'bash', ['-c', getCommands('A. Installer avec Docker')], {
      timeoutMs: 60_000,
      cwd: home,
      env: { PATH: [bin, process.env.PATH].join(delimiter), HOME: home },
    })
  const file = join(home, 'regards/.env')

  await paste()
  const first = readFileSync(file, 'utf8')
  expect(first).toMatch(/^BACKUP_KEY=[0-9a-f]{64}$/m)
  expect(statSync(file).mode & 0o077).toBe(0)
  const { output } = await paste()
  expect(output).toContain('cannot overwrite')
  expect(readFileSync(file, 'utf8')).toBe(first)
  expect(existsSync(join(dirname(file), 'regards'))).toBe(false)
})
