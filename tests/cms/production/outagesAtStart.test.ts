import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { MongoClient } from 'mongodb'
import { expect, test } from 'vitest'
import { client } from '../../support/client'
import { readDockerfile } from '../../../scripts/release/dockerfile'
import { startMongo } from '../../support/mongod'
import { NEWER_SCHEMA } from '../../support/newerRelease'
import { poll } from '../../support/ports'
import { startProduct } from '../../support/product'
import { startS3 } from '../../support/s3'
import { readFailing, UNAVAILABLE, type Unavailable } from '../../support/unavailable'

const setup = 'production'

/** Runs the container's health check beside a product. @returns its exit code */
async function runHealthcheck(port: number): Promise<number | null> {
  const [command = '', ...args] = readDockerfile().at(-1)?.healthcheck ?? []
  const check = spawn(command, args, { env: { ...process.env, PORT: String(port) } })
  const [code] = (await once(check, 'exit')) as [number | null]
  return code
}

test('the start fails without PAYLOAD_SECRET', async () => {
  const product = await startProduct({
    setup,
    waitUntilReady: false,
    env: { PAYLOAD_SECRET: undefined },
  })
  try {
    await poll(() => product.exitReason() !== undefined, { what: 'its end' })

    expect(product.exitReason()).toBe('exit code 1')
    expect(product.log()).toContain('- PAYLOAD_SECRET :')
  } finally {
    await product.kill()
    await product.stop()
  }
})

test('the start waits for a database that is down', async () => {
  const mongo = await startMongo({ replicaSet: false })
  await mongo.kill()
  const product = await startProduct({ setup, mongo, waitUntilReady: false })
  try {
    await poll(async () => (await readFailing(product.url)).includes('database'), {
      what: 'the probe that names the database',
    })
    const answer = await client(product.url).get<Unavailable>('/api/regards')
    expect(answer.status).toBe(503)
    expect(answer.json.errors).toEqual([UNAVAILABLE])
    expect((await client(product.url).get('/api/health/live')).status).toBe(200)
    const serving = await client(product.url).get<Unavailable>('/api/health/serving')
    expect(serving.status).toBe(503)
    expect(serving.json.errors.map(({ code }) => code)).toEqual(['starting'])
    // Ended for it, the process could not serve what it has in memory.
    expect(await runHealthcheck(product.port)).toBe(0)
    await mongo.restart()
    await product.ready()

    expect((await client(product.url).get('/api/regards')).status).toBe(200)
    // Nothing of a start is left out at its second try, as the check of the sessions.
    const administrator = await client(product.url).as('administrateur')
    await administrator.post('/api/users/logout')
    const me = await administrator.get<{ user: unknown }>('/api/users/me')
    expect(me.json.user).toBeNull()
  } finally {
    await product.stop()
    await mongo.stop()
  }
})

test('a database of a newer version is refused, also when it was down at the first try', async () => {
  const mongo = await startMongo({ replicaSet: false })
  // In the journal, which outlives the kill.
  const database = await MongoClient.connect(mongo.url, { writeConcern: { journal: true } })
  await database.db().collection('payload-kvs').insertOne({ key: 'schema', data: NEWER_SCHEMA })
  await database.close()
  await mongo.kill()
  const product = await startProduct({ setup, mongo, waitUntilReady: false })
  try {
    await poll(async () => (await readFailing(product.url)).includes('database'), {
      what: 'the probe that names the database',
    })
    await mongo.restart()
    await expect(product.ready()).rejects.toThrow('The product ended at its start (exit code 1)')

    expect(product.log()).toContain(`vient d’une version plus récente du site (${NEWER_SCHEMA})`)
  } finally {
    await product.stop()
    await mongo.stop()
  }
})

test('a storage that is away at the start is named alone, and waited for', async () => {
  const s3 = await startS3()
  await s3.kill()
  const product = await startProduct({ setup, s3, waitUntilReady: false })
  try {
    await poll(() => product.log().includes('Démarrage impossible'), { what: 'a first try' })
    expect(await readFailing(product.url)).toEqual(['storage'])
    await s3.restart()
    await product.ready()
  } finally {
    await product.stop()
    await s3.stop()
  }
})
