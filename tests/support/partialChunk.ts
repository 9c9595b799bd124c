import { request } from 'node:http'
import type { Client } from './client'

/** A chunk whose sending stands still in the middle. */
export type PartialChunk = {
  /** Resolves when all that is meant to be sent has left. */
  sent: Promise<void>
  /** Ends the connection, as a lost network would. */
  disconnect(): void
}

/**
 * Announces a whole chunk, sends the beginning of it, and no more.
 * @param sentBytes how much of it is sent
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
  // Whoever breaks a connection off, or ends the server, knows that it fails.
  sending.on('error', () => {})
  sending.on('response', (response) => response.resume())
  const sent = new Promise<void>((resolve) => {
    sending.write(bytes.subarray(0, sentBytes), () => resolve())
    sending.once('close', resolve)
  })
  return { sent, disconnect: () => void sending.destroy() }
}
