import type { IncomingMessage } from 'node:http'

/** Whether a request announces a body (RFC 9112, section 6), of whatever method it is. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
