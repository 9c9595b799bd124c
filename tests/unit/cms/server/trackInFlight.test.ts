import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { trackInFlight } from '../../../../cms/src/server/trackInFlight'

/** More than the buffers of both ends of a connection take. */
const LARGE = Buffer.alloc(32 * 1024 * 1024)

/** Sends a request to a new server, which does not answer by itself. */
async function sendRequest() {
  const server = createServer()
  const inFlight = trackInFlight(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => {
    client.destroy()
    server.close()
  })
  const requested = once(server, 'request')
  client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  const res = (await requested)[1] as ServerResponse
  return { client, inFlight, res }
}

test('a request is in progress until its response is sent', async () => {
  const { inFlight, res } = await sendRequest()
  expect(inFlight.isBusy()).toBe(false)
  inFlight.begin(res)
  expect([inFlight.count(), inFlight.isBusy()]).toEqual([1, true])
  const closed = once(res, 'close')
  res.end('ok')
  await closed
  expect([inFlight.count(), inFlight.isBusy()]).toEqual([0, false])
})

test('a request whose client leaves is no longer in progress', async () => {
  const { client, inFlight, res } = await sendRequest()
  inFlight.begin(res)
  const closed = once(res, 'close')
  client.destroy()
  await closed
  expect([inFlight.count(), inFlight.isBusy()]).toEqual([0, false])
})

test('a response from memory is in progress until its client has taken it', async () => {
  const { client, inFlight, res } = await sendRequest()
  const finished = once(res, 'finish')
  res.end(LARGE)
  expect([inFlight.count(), inFlight.isBusy()]).toEqual([0, true])
  client.resume()
  await finished
  expect(inFlight.isBusy()).toBe(false)
})
