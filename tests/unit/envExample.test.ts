import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repoRoot } from '../support/paths'

const namesIn = (file: string, pattern: RegExp) =>
  [...readFileSync(join(repoRoot, file), 'utf8').matchAll(pattern)].map(([, name]) => name)

/** Set by the scripts, never by whoever runs the product. */
const internal = ['NODE_ENV']
/** Read by docker compose alone. */
const composeOnly = [
  ...['APP_ADDRESS', 'APP_CPUS', 'APP_IMAGE', 'APP_MEMORY'],
  ...['MONGO_MEMORY', 'MONGO_PASSWORD', 'PROXY_PORT'],
]

test('.env.example documents every setting of the product, and no other', () => {
  const settings = [
    ...namesIn('cms/src/lib/env.ts', /^ {4}([A-Z][A-Z0-9_]+): /gm),
    ...namesIn('cms/src/lib/backupSettings.ts', /^ {2}(BACKUP_[A-Z0-9_]+): /gm),
  ]
  const documented = namesIn('.env.example', /^#([A-Z][A-Z0-9_]+)=/gm)

  const expected = [...settings.filter((name) => !internal.includes(name ?? '')), ...composeOnly]
  expect(documented.toSorted()).toEqual(expected.toSorted())
})

test('docker-compose.yml asks for no variable that .env.example does not explain', () => {
  const asked = new Set(namesIn('docker-compose.yml', /(?<!\$)\$\{([A-Z0-9_]+)/g))
  const documented = namesIn('.env.example', /^#([A-Z][A-Z0-9_]+)=/gm)

  expect([...asked].filter((name) => !documented.includes(name))).toEqual([])
})

test('docker compose waits for longer than a process takes to end', () => {
  const [grace] = namesIn('docker-compose.yml', /stop_grace_period: (\d+)s/g)
  const [draining] = namesIn('docker-compose.yml', /\$\{SHUTDOWN_SECONDS:-(\d+)\}/g)
  const [notice] = namesIn('docker-compose.yml', /\$\{SHUTDOWN_NOTICE_SECONDS:-(\d+)\}/g)

  expect(Number(grace)).toBeGreaterThan(Number(draining) + Number(notice))
})
