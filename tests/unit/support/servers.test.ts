import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectMongo, mongodTool } from '../../support/mongod'

describe('connectMongo', () => {
  it('names another database of the same server', () => {
    const server = connectMongo('mongodb://127.0.0.1:10123/regards?replicaSet=rs0')
    expect(server.url).toBe('mongodb://127.0.0.1:10123/regards?replicaSet=rs0')
    expect(server.getUrl('other')).toBe('mongodb://127.0.0.1:10123/other?replicaSet=rs0')
  })
})

describe('the download of MongoDB', () => {
  let mirror: Server
  let received: string[]

  beforeEach(async () => {
    received = []
    mirror = createServer((request, response) => {
      received.push(`${String(request.method)} ${String(request.url)}`)
      response.writeHead(404).end()
    })
    await new Promise<void>((resolve) => mirror.listen(0, '127.0.0.1', resolve))
    const { port } = mirror.address() as AddressInfo
    vi.stubEnv('MONGOMS_DOWNLOAD_MIRROR', `http://127.0.0.1:${port}`)
    vi.stubEnv('MONGOMS_USE_HTTP', 'true')
    // Not the version that an earlier run may have downloaded.
    vi.stubEnv('MONGOMS_VERSION', '8.0.1')
    for (const name of ['http_proxy', 'https_proxy']) {
      vi.stubEnv(name, '')
      vi.stubEnv(name.toUpperCase(), '')
    }
  })

  afterEach(() => {
    vi.unstubAllEnvs()
    mirror.closeAllConnections()
    mirror.close()
  })

  const download = () => mongodTool().sources[0]?.install()

  it('asks for the archive of this system, and says how it failed', async () => {
    await expect(download()).rejects.toThrow(/^downloading MongoDB: .*Status Code isn't 200.*404/)
    expect(received).toEqual([expect.stringMatching(/^GET \/\w+\/mongodb-.*\.tgz$/)])
  })

  it('fails in one line when its server does not answer', async () => {
    mirror.closeAllConnections()
    await new Promise((resolve) => mirror.close(resolve))
    await expect(download()).rejects.toThrow(/^downloading MongoDB: .*ECONNREFUSED.*$/)
  })

  it('is left to the proxy where there is one', async () => {
    vi.stubEnv('HTTPS_PROXY', 'http://127.0.0.1:9')
    await expect(download()).rejects.toThrow(/^downloading MongoDB: .*ECONNREFUSED.*:9/)
    expect(received).toEqual([])
  })
})
