import type { IncomingMessage, ServerResponse } from 'node:http'

import { acceptedEncoding } from './acceptedEncoding'
import type { Reply } from './toReply'

/**
 * Sends a reply in the form that the client likes best, or 304 when it has it already.
 * @param isKept whether it was there before it was asked for
 * @param ageSeconds said where it may be out of date
 */
export function sendReply(
  req: IncomingMessage,
  res: ServerResponse,
  reply: Reply,
  isKept: boolean,
  ageSeconds?: number,
): void {
  const encoding = acceptedEncoding(req.headers['accept-encoding'])
  const variant = reply.variants[encoding] ?? reply.variants.identity
  if (ageSeconds !== undefined) res.setHeader('Age', ageSeconds)
  const known = req.headers['if-none-match']
  // The forms of one body are the same to one who has it: a tag of any of them will do.
  if (known !== undefined && reply.status === 200 && (known === '*' || known.includes(reply.tag))) {
    const etag = known.includes(variant.etag)
      ? variant.etag
      : (ownTag(known, reply) ?? variant.etag)
    res.writeHead(304, [...reply.unchanged, 'ETag', etag])
    res.end()
    return
  }
  res.writeHead(reply.status, isKept ? variant.keptHeaders : variant.headers)
  if (req.method === 'HEAD') res.end()
  else res.end(variant.body)
}

function ownTag(known: string, { tag }: Reply): string | undefined {
  return new RegExp(`"${tag}(?:-br|-gzip)?"`).exec(known)?.[0]
}
