import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A raw connection to the product that a test writes and reads byte by byte. */
export type SlowSocket = {
  /** Sends bytes one at a time, each in its own packet. */
  writeSlowly(bytes: string | Buffer): Promise<void>
  write(bytes: string | Buffer): void
  /** Reads up to `length` received bytes; waits for the first. @throws at the end of the stream */
  readSome(length: number): Promise<Buffer>
  /** Reads at full speed until the server ends the connection. */
  readToEnd(): Promise<Buffer>
  disconnect(): void
}

/** Connects to the product. Reads only on request. */
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

/** Formats the head of a request with `Connection: close`. */
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

/** Parses status and body of a raw response. */
export function parseResponse(bytes: Buffer): { status: number; body: Buffer } {
  const end = bytes.indexOf('\r\n\r\n')
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(bytes.subarray(0, end).toString('latin1'))?.[1]
  return { status: Number(status), body: bytes.subarray(end + 4) }
}
