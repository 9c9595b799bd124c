import { Readable } from 'node:stream'

import { NO_STORE } from './noStore'

/** Creates a download of CSV lines, streamed. */
export const csvDownload = (lines: AsyncIterable<Uint8Array>, filename: string): Response =>
  new Response(Readable.toWeb(Readable.from(lines)) as ReadableStream, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${filename}"`,
      ...NO_STORE,
    },
  })
