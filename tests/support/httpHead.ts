export type HttpHead = { method: string; path: string; bodyLength: number; headLength: number }

const requestLine = /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) (\S+) HTTP\/1\.1\r\n/

/** Reads the head of a request at the beginning of some bytes; undefined when none begins there. */
export function readHttpHead(bytes: Buffer): HttpHead | undefined {
  const text = bytes.toString('latin1')
  const [, method, path] = requestLine.exec(text) ?? []
  const end = text.indexOf('\r\n\r\n')
  if (!method || !path || end < 0) return undefined
  const length = /\r\ncontent-length: *(\d+)/i.exec(text.slice(0, end))?.[1]
  return { method, path, bodyLength: Number(length ?? 0), headLength: end + 4 }
}
