import { createServer, request as send, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startCuttingProxy, type CuttingProxy } from '../../support/cuttingProxy'

let server: Server
let line: CuttingProxy
let received: string[] = []

/** Sends a request with a body of that size by the line; gives its status. */
const ask = (method: string, path: string, size = 0) =>
  new Promise<number | undefined>((resolve, reject) => {
    const outgoing = send(`${line.url}${path}`, { method, agent: false }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode))
    })
    outgoing.once('error', reject)
    outgoing.end(Buffer.alloc(size))
  })

beforeEach(async () => {
  received = []
  server = createServer((request, response) => {
    let size = 0
    request.on('data', (bytes: Buffer) => (size += bytes.length))
    request.once('end', () => {
      received.push(`${String(request.method)} ${String(request.url)} ${size}`)
      response.end('ok')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  line = await startCuttingProxy((server.address() as AddressInfo).port)
})

afterEach(async () => {
  await line.stop()
  server.closeAllConnections()
  server.close()
})

describe('the proxy of the tests', () => {
  it('passes everything on', async () => {
    expect(await ask('PATCH', '/api/uploads/1', 3_000_000)).toBe(200)
    expect(received).toEqual(['PATCH /api/uploads/1 3000000'])
  })

  it('is as slow as it is told to be', async () => {
    line.throttle(2_000_000)
    const start = performance.now()
    await ask('PATCH', '/api/uploads/1', 1_000_000)
    expect(performance.now() - start).toBeGreaterThan(450)

    line.reset()
    expect(await ask('PATCH', '/api/uploads/1', 10)).toBe(200)
  })

  it('delays what is asked and what is answered', async () => {
    line.delay(200)
    const start = performance.now()
    await ask('PATCH', '/api/uploads/1', 10)
    expect(performance.now() - start).toBeGreaterThan(390)

    line.reset()
    expect(await ask('PATCH', '/api/uploads/1', 10)).toBe(200)
  })

  it('cuts once, after as many bytes as it is told', async () => {
    line.cut({ afterBytes: 500_000, downForMs: 0 })
    await expect(ask('PATCH', '/api/uploads/1', 5_000_000)).rejects.toThrow()
    expect(line.countCuts()).toBe(1)
    expect(received).toEqual([])
    expect(await ask('PATCH', '/api/uploads/1', 5_000_000)).toBe(200)
  })
})
