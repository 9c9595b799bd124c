import { copyFileSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { makePdf } from '../../factories/pdf'
import { publishRegard } from '../../factories/regard'
import { client } from '../../support/client'
import { makeTempDir } from '../../support/paths'
import { poll } from '../../support/ports'
import { startProduct } from '../../support/product'
import { openSlowSocket, formatRequestHead, parseResponse } from '../../support/slowSocket'
import { openSqlite } from '../../support/sqlite'

const FILE = 'regards.sqlite'

const product = inject('product')

test('the database and its folder are for their owner alone', () => {
  const modeOf = (name: string) => statSync(join(product.dataDir, name)).mode & 0o777

  expect(modeOf('.')).toBe(0o700)
  for (const name of [FILE, `${FILE}-wal`, `${FILE}-shm`]) expect(modeOf(name), name).toBe(0o600)
})

test('while another process writes, pages are answered, and writes wait for it', async () => {
  const visitor = client(product.url)
  const { numero } = await publishRegard(await visitor.as('administrateur'))
  expect((await visitor.get('/')).status).toBe(200)
  const other = await openSqlite(product.dataDir)
  await other.execute('BEGIN IMMEDIATE')
  let written = 0
  const writes = Array.from({ length: 3 }, async () => {
    const { status } = await visitor.post(`/api/regards/numero/${numero}/vue`)
    written += 1
    return status
  })

  for (let round = 0; round < 30; round += 1) {
    expect((await visitor.get('/')).status).toBe(200)
    expect((await visitor.get('/api/health/live')).status).toBe(200)
  }
  expect(written).toBe(0)
  await other.execute('ROLLBACK')
  other.close()

  expect(await Promise.all(writes)).toEqual([200, 200, 200])
})

test('a write that times out on a locked SQLite database returns 503 with Retry-After', async () => {
  const visitor = client(product.url)
  const { numero } = await publishRegard(await visitor.as('administrateur'))
  expect((await visitor.get('/')).status).toBe(200)
  const path = `/api/regards/numero/${numero}/vue`
  const other = await openSqlite(product.dataDir)
  await other.execute('BEGIN IMMEDIATE')
  try {
    const begun = performance.now()
    const write = visitor.post<{ errors: { code: string }[] }>(path)
    expect((await visitor.get('/')).status).toBe(200)
    const { status, headers, json } = await write

    expect([status, json.errors[0]?.code]).toEqual([503, 'service-unavailable'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    // Not sooner: most locks are short.
    expect(performance.now() - begun).toBeGreaterThan(4_900)
    expect((await visitor.get('/')).status).toBe(200)
  } finally {
    await other.execute('ROLLBACK')
    other.close()
  }
  expect((await visitor.post(path)).status).toBe(200)
})

test('SIGTERM: fails the readiness probe first, finishes a download, and checkpoints the WAL', async () => {
  const ending = await startProduct({
    setup: 'embedded',
    env: { SHUTDOWN_NOTICE_SECONDS: '8', SHUTDOWN_SECONDS: '60' },
  })
  const visitor = client(ending.url)
  const home = makeTempDir('copied')
  try {
    const pdf = await makePdf({ sizeBytes: 16 * 1024 * 1024 })
    const { id } = await publishRegard(await visitor.as('administrateur'), { pdf })
    const { json } = await visitor.get<{ pdf: { url: string } }>(`/api/regards/${id}?depth=1`)
    const reader = await openSlowSocket(ending.url)
    reader.write(formatRequestHead('GET', json.pdf.url))
    const beginning = await reader.readSome(100)

    const end = ending.end()
    await poll(
      async () => {
        const ready = await visitor.get<{ failing: string[] }>('/api/health/ready')
        return ready.status === 503 && ready.json.failing.join() === 'shutdown'
      },
      { what: 'the probe that says so', timeoutMs: 8_000 },
    )
    // Balancers send it nothing more, and what still comes is served.
    const serving = await visitor.get<{ errors: { code: string }[] }>('/api/health/serving')
    expect(serving.status).toBe(503)
    expect(serving.json.errors.map(({ code }) => code)).toEqual(['stopping'])
    expect((await visitor.get('/regards')).status).toBe(200)
    await poll(
      () =>
        visitor.get('/').then(
          () => false,
          () => true,
        ),
      { what: 'the end of the listener' },
    )
    expect(ending.exitReason()).toBeUndefined()
    const { body } = parseResponse(Buffer.concat([beginning, await reader.readToEnd()]))
    expect(body.equals(pdf)).toBe(true)
    await end

    expect(ending.exitReason()).toBe('exit code 0')
    // Its log of writes holds nothing more.
    expect(statSync(join(ending.dataDir, `${FILE}-wal`)).size).toBe(0)
    mkdirSync(home, { recursive: true })
    copyFileSync(join(ending.dataDir, FILE), join(home, FILE))
    const copy = await openSqlite(home)
    const { rows } = await copy.execute('SELECT id FROM regards')
    copy.close()
    expect(rows.map((row) => row.id)).toEqual([id])
  } finally {
    await ending.stop()
    rmSync(home, { recursive: true })
  }
})

test('the keep-alive timeout is longer than a proxy’s', async () => {
  const answer = await client(product.url).get('/api/health/live')

  // nginx: keepalive_timeout 60s, which deploy/nginx.conf leaves as it is.
  const seconds = /timeout=(\d+)/.exec(answer.headers.get('keep-alive') ?? '')?.[1]
  expect(Number(seconds)).toBeGreaterThan(60)
})
