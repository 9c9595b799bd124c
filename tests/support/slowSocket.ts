import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A connection to the product that a test writes to and reads from by the byte. */
export type SlowSocket = {
  /** Sends bytes one at a time, each in a packet of its own. */
  writeSlowly(bytes: string | Buffer): Promise<void>
  write(bytes: string | Buffer): void
  /** Takes a few bytes of what has come; waits until there are some. @throws at the end */
  readSome(length: number): Promise<Buffer>
  /** Reads on as fast as it comes, until the server ends the connection. */
  readToEnd(): Promise<Buffer>
  disconnect(): void
}

/** Connects to the product. Nothing is read of what it sends but what the test asks for. */
export async function openSlowSocket(url: string): Promise<SlowSocket> {
  const { hostname, port } = new URL(url)
  const socket: Socket = connect({ host: hostname, port: Number(port), noDelay: true })
  await once(socket, 'connect')
  const sip = async (length: number): Promise<Buffer> => {
    for (;;) {
      const bytes = socket.read(Math.min(length, socket.readableLength)) as Buffer | null
      if (bytes && bytes.length > 0) return bytes
      if (socket.readableEnded || socket.destroyed) throw new Error('The connection has ended')
      await Promise.race([once(socket, 'readable'), once(socket, 'end')])
    }
  }
  return {
    readSome: sip,
    async writeSlowly(bytes) {
      for (const byte of Buffer.from(bytes)) {
        await new Promise<void>((resolve, reject) =>
          socket.write(Buffer.of(byte), (error) => (error ? reject(error) : resolve())),
        )
      }
    },
    write: (bytes) => void socket.write(bytes),
    async readToEnd() {
      const parts: Buffer[] = []
      for await (const part of socket as AsyncIterable<Buffer>) parts.push(part)
      return Buffer.concat(parts)
    },
    disconnect: () => void socket.destroy(),
  }
}

/** The head of a request, as it goes over the line; the connection ends after the answer. */
export const formatRequestHead = (
  method: string,
  path: string,
  headers: Record<string, string> = {},
): string =>
  [
    `${method} ${path} HTTP/1.1`,
    'Host: regards.test',
    'Connection: close',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n')

/** Head and body of an answer that came over a line. */
export function parseResponse(bytes: Buffer): { status: number; body: Buffer } {
  const end = bytes.indexOf('\r\n\r\n')
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(bytes.subarray(0, end).toString('latin1'))?.[1]
  return { status: Number(status), body: bytes.subarray(end + 4) }
}
