import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseEnv } from '../../cms/src/lib/env'
import { processSettings } from '../../scripts/environment'
import { readDockerfile } from '../../scripts/release/dockerfile'
import { getCommands, readWrittenSettings } from '../support/operationsGuide'
import { repoRoot } from '../support/paths'
import { readSystemdUnit } from '../support/systemdUnit'

const unit = readSystemdUnit(join(repoRoot, 'deploy/systemd/regards.service'))
const image = readDockerfile().at(-1)
const settings = readWrittenSettings(getCommands('B3. Régler'))

const isBelow = (path: string | undefined, folder: string) => path?.startsWith(`${folder}/`)

test('the service runs the command of the image, with its settings of allocator and threads', () => {
  expect(unit.get('ExecStart')).toBe(`/usr/bin/${image?.command?.join(' ')}`)
  expect(unit.environment).toMatchObject(processSettings)
  for (const [name, value] of Object.entries(unit.environment)) {
    expect([name, value]).toEqual([name, image?.env[name]])
  }
})

test('systemd waits for longer than a process takes to end', () => {
  const secret = 'a'.repeat(32)
  const { shutdownMs, shutdownNoticeMs } = parseEnv({
    DATABASE_URL: 'mongodb://localhost/regards',
    PAYLOAD_SECRET: secret,
  })

  expect(Number(unit.get('TimeoutStopSec')) * 1000).toBeGreaterThan(shutdownMs + shutdownNoticeMs)
  expect(unit.get('KillMode')).toBe('mixed')
})

test('the service may write to the folders that the guide sets, and to no other', () => {
  const stateFolder = `/var/lib/${unit.get('StateDirectory')}`
  const backups = (unit.get('ReadWritePaths') ?? '').replace(/^-/, '')

  expect(unit.get('ProtectSystem')).toBe('strict')
  expect([settings.DATA_DIR, settings.MEDIA_DIR].map((path) => isBelow(path, stateFolder))).toEqual(
    [true, true],
  )
  expect(isBelow(settings.BACKUP_TARGET, backups)).toBe(true)
  expect(unit.getAll('ReadWritePaths')).toHaveLength(1)
})

test('the guide makes the user, the link and the settings that the service needs', () => {
  const made = getCommands('B1. Préparer la machine')

  expect(made).toMatch(new RegExp(`useradd .* ${unit.get('User')}$`, 'm'))
  expect(unit.get('Group')).toBe(unit.get('User'))
  expect(getCommands('B2. Installer le code')).toContain(` ${unit.get('WorkingDirectory')}\n`)
  expect(getCommands('B3. Régler')).toContain(`cat > ${unit.get('EnvironmentFile')}'`)
})

test('systemd restarts a process for ever, and does not forbid the machine code that V8 makes', () => {
  expect([unit.get('Restart'), unit.get('StartLimitIntervalSec')]).toEqual(['always', '0'])
  expect(unit.get('MemoryDenyWriteExecute')).toBeUndefined()
})
