import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test, vi } from 'vitest'
import { drainUnreadBody } from '../../../../../cms/src/server/frontDoor/drainUnreadBody'

test('a request that was destroyed before its response closes its connection', () => {
  const socket = { destroySoon: vi.fn() }
  const req = { complete: false, destroyed: false, socket } as unknown as IncomingMessage
  const res = new EventEmitter()
  drainUnreadBody(req, res as ServerResponse)
  // Node takes the socket from a request that is destroyed.
  Object.assign(req, { destroyed: true, socket: null })
  res.emit('finish')

  expect(socket.destroySoon).toHaveBeenCalledOnce()
})
