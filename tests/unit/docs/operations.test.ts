import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { parseEnv } from '../../../cms/src/lib/env'
import { getCommands, GUIDES, readWrittenSettings } from '../../support/operationsGuide'
import { repoRoot } from '../../support/paths'

const read = (file: string) => readFileSync(join(repoRoot, file), 'utf8')
const guide = GUIDES.map(read).join('\n').replaceAll('\u00a0', ' ')
const compose = read('docker-compose.yml')
const { services } = parse(compose, { merge: true }) as {
  services: Record<string, { image: string; profiles?: string[] }>
}

const capture = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)

test('docker compose needs no setting, and the settings of the guide are valid', () => {
  const commands = getCommands('A. Installer avec Docker')
  const settings = readWrittenSettings(commands)

  // It starts without any: README.md gives its command alone.
  expect(capture(compose, /(?<!\$)\$\{([A-Z0-9_]+):\?/g)).toEqual([])
  expect(parseEnv(settings)).toMatchObject({ trustProxy: 1, siteUrl: 'https://www.example.org' })
  expect(services.caddy?.profiles).toEqual([settings.COMPOSE_PROFILES])
  const [, override = ''] = /override\.yml <<'FIN'\n([\s\S]*?)^FIN$/m.exec(commands) ?? []
  expect(parse(override)).toEqual({
    services: { app: { volumes: [expect.stringMatching(`:${settings.BACKUP_TARGET}$`)] } },
  })
})

test('the settings of the guide for systemd are valid, of either set-up', () => {
  const embedded = readWrittenSettings(getCommands('B3. Régler'))
  const added = readWrittenSettings(getCommands('Avec MongoDB et S3'))

  expect(parseEnv(embedded)).toMatchObject({
    isEmbedded: true,
    isSecretSet: true,
    isSecondFactorRequired: true,
  })
  expect(parseEnv({ ...embedded, ...added })).toMatchObject({
    isEmbedded: false,
    database: { kind: 'mongodb' },
    s3: { bucket: 'regards', forcePathStyle: true },
  })
})

test('the guide names services, programs and images that docker-compose.yml has', () => {
  const named = [
    ...capture(guide, /docker compose (?:exec|stop|run --rm|logs --tail \d+) ([a-z]+)/g),
  ]
  const programs = capture(guide, /node cms\/dist\/(\w+)\.js/g)

  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !(name in services))).toEqual([])
  // The server is what systemd starts.
  expect(read('deploy/systemd/regards.service')).toContain('node cms/dist/server.js\n')
  expect(
    programs.filter(
      (name) => name !== 'server' && !existsSync(join(repoRoot, `cms/src/commands/${name}.ts`)),
    ),
  ).toEqual([])
  expect(services.app?.image).toBe('${APP_IMAGE:-regards:latest}')
  expect(getCommands('Mettre à jour avec Docker')).toContain(
    'docker tag regards:latest regards:precedente',
  )
})

test('Caddy gets the variables that deploy/Caddyfile has no other value for', () => {
  const caddyfile = read('deploy/Caddyfile')
  const given = capture(getCommands('B5. Ouvrir au public'), /\b(SITE_URL|APP_[A-Z]+)=/g)

  const needed = capture(caddyfile, /\{\$([A-Z_]+)\}/g)
  // Its other value is the name of docker compose’s service.
  expect(given).toEqual(expect.arrayContaining([...needed, 'APP_HOST']))
  expect(given.filter((name) => !caddyfile.includes(`{$${name}`))).toEqual([])
  // The port is that of the service.
  expect(caddyfile).toContain('{$APP_PORT:3000}')
})

test('the product logs the lines that the guide explains', () => {
  const [, list = ''] = /^### Les lignes du journal\n\n([\s\S]*?)\n\n/m.exec(guide) ?? []
  const sources = ['server', 'features', 'infrastructure', 'media', 'lib']
    .flatMap((room) =>
      readdirSync(join(repoRoot, 'cms/src', room), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => read(join('cms/src', room, name))),
    )
    .join('\n')
    .replaceAll('\\u00a0', ' ')
  const lines = capture(list.replaceAll(/\s+/g, ' '), /« (.+?) »/g)

  expect(lines.length).toBeGreaterThan(15)
  expect(lines.filter((line) => !sources.includes(line))).toEqual([])
})
