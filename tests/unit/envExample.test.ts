import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { repoRoot } from '../support/paths'

const read = (file: string) => readFileSync(join(repoRoot, file), 'utf8')

const namesIn = (file: string, pattern: RegExp) =>
  [...read(file).matchAll(pattern)].map(([, name]) => name)

/** Set by the scripts, never by whoever runs the product. */
const internal = ['NODE_ENV']
/** Read by docker compose alone. */
const composeOnly = [
  ...['APP_ADDRESS', 'APP_CPUS', 'APP_IMAGE', 'APP_MEMORY'],
  ...['MONGO_MEMORY', 'MONGO_PASSWORD', 'PROXY_PORT'],
]

/** Set by the image, or of the embedded set-up alone. */
const notOfDeployments = ['HOST', 'PORT', 'DATA_DIR', 'MEDIA_DIR', 'DEMO']

const settings = [
  ...namesIn('cms/src/lib/env.ts', /^ {4}([A-Z][A-Z0-9_]+): /gm),
  ...namesIn('cms/src/lib/backupSettings.ts', /^ {2}(BACKUP_[A-Z0-9_]+): /gm),
]
const ofDeployments = settings
  .filter((name) => ![...internal, ...notOfDeployments].includes(name ?? ''))
  .toSorted()

test('.env.example documents every setting of the product, and no other', () => {
  const documented = namesIn('.env.example', /^#([A-Z][A-Z0-9_]+)=/gm)

  const expected = [...settings.filter((name) => !internal.includes(name ?? '')), ...composeOnly]
  expect(documented.toSorted()).toEqual(expected.toSorted())
})

test('docker-compose.yml asks for no variable that .env.example does not explain', () => {
  const asked = new Set(namesIn('docker-compose.yml', /(?<!\$)\$\{([A-Z0-9_]+)/g))
  const documented = namesIn('.env.example', /^#([A-Z][A-Z0-9_]+)=/gm)

  expect([...asked].filter((name) => !documented.includes(name))).toEqual([])
})

test('docker compose passes every setting of a deployment to the product', () => {
  const compose = parse(read('docker-compose.yml')) as {
    services: { app: { environment: Record<string, string> } }
  }

  // A secret is passed as the name of its file.
  const passed = Object.keys(compose.services.app.environment).map((name) =>
    name.replace(/_FILE$/, ''),
  )
  expect(passed.toSorted()).toEqual(ofDeployments)
})

test('the chart of Kubernetes takes every setting of a deployment, from its values or its secret', () => {
  const schema = JSON.parse(read('deploy/helm/regards/values.schema.json')) as {
    properties: { settings: { properties: Record<string, unknown> } }
  }
  const inValues = Object.keys(schema.properties.settings.properties)
  const inSecret = namesIn(
    'deploy/helm/regards/templates/deployment.yaml',
    /^ +\{\{- range list (.*) \}\}$/gm,
  ).flatMap((list) => [...(list ?? '').matchAll(/"([A-Z0-9_]+)"/g)].map(([, name]) => name))

  expect([...inValues, ...inSecret].toSorted()).toEqual(ofDeployments)
})

test('the chart and the workspaces are of the version of the product', () => {
  const chart = parse(read('deploy/helm/regards/Chart.yaml')) as Record<string, string>
  const readManifest = (file: string) =>
    JSON.parse(read(file)) as { version: string; workspaces?: string[] }
  const { version, workspaces = [] } = readManifest('package.json')

  expect([chart.version, chart.appVersion]).toEqual([version, version])
  for (const workspace of workspaces)
    expect(readManifest(`${workspace}/package.json`).version, workspace).toBe(version)
})

test('docker compose waits for longer than a process takes to end', () => {
  const [grace] = namesIn('docker-compose.yml', /stop_grace_period: (\d+)s/g)
  const [draining] = namesIn('docker-compose.yml', /\$\{SHUTDOWN_SECONDS:-(\d+)\}/g)
  const [notice] = namesIn('docker-compose.yml', /\$\{SHUTDOWN_NOTICE_SECONDS:-(\d+)\}/g)

  expect(Number(grace)).toBeGreaterThan(Number(draining) + Number(notice))
})

test('the limits of memory of docker compose fit on the machine of 4 GB that the guide asks for', () => {
  const [machine] = namesIn('docs/exploitation.md', /2 cœurs, (\d+) Go de mémoire/g)
  const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
    services: Record<string, { mem_limit?: string; profiles?: string[]; restart: string }>
  }
  const running = Object.values(services).filter(
    ({ profiles, restart }) => restart !== 'no' && (!profiles || profiles.includes('tls')),
  )
  const megabytes = running.map(({ mem_limit }) => {
    const [, amount, unit] = /(\d+)([mg])\}?$/.exec(mem_limit ?? '') ?? []
    return Number(amount) * (unit === 'g' ? 1024 : 1)
  })

  expect(megabytes.length).toBe(4)
  // Half a gigabyte for the system.
  expect(megabytes.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(
    (Number(machine) - 0.5) * 1024,
  )
})
