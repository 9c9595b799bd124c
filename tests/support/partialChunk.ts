import { request } from 'node:http'
import type { Client } from './client'

/** A chunk whose transmission is suspended in the middle. */
export type PartialChunk = {
  /** Resolves when the requested part has been sent. */
  sent: Promise<void>
  /** Closes the connection, like a network failure. */
  disconnect(): void
}

/**
 * Declares a whole chunk and sends only its beginning.
 * @param sentBytes number of bytes sent
 */
export function sendPartialChunk(
  client: Client,
  location: string,
  offset: number,
  bytes: Buffer,
  sentBytes: number,
): PartialChunk {
  const sending = request(`${client.url}${location}`, {
    method: 'PATCH',
    agent: false,
    headers: {
      authorization: `JWT ${client.token}`,
      'tus-resumable': '1.0.0',
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
      'content-length': String(bytes.length),
    },
  })
  // Errors are expected: the test closes the connection or stops the server.
  sending.on('error', () => {})
  sending.on('response', (response) => response.resume())
  const sent = new Promise<void>((resolve) => {
    sending.write(bytes.subarray(0, sentBytes), () => resolve())
    sending.once('close', resolve)
  })
  return { sent, disconnect: () => void sending.destroy() }
}
