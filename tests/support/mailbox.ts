import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import type { ReceivedMail, Smtp } from './smtp'

const WAIT_MS = 30_000
const POLL_MS = 5_000

/** Lets test files, which run in processes of their own, read what an SMTP server was given. */
export async function startMailbox(smtp: Smtp): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    const known = Number(new URL(request.url ?? '/', 'http://mailbox').searchParams.get('known'))
    smtp
      .waitForCount(known + 1, POLL_MS)
      .catch(() => {})
      .finally(() => response.end(JSON.stringify(smtp.mails.slice(known))))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The mails that the project's product sent since its start: for tests of a shared product. */
export function mailbox(url: string) {
  const mails: ReceivedMail[] = []
  const readMore = async () => {
    const response = await fetch(`${url}?known=${mails.length}`)
    const more = (await response.json()) as Omit<ReceivedMail, 'parse'>[]
    mails.push(...more.map((mail) => ({ ...mail, parse: () => PostalMime.parse(mail.source) })))
  }
  return {
    /**
     * The first mail that fits, among those that came and those that come.
     * @throws after 30 seconds without one
     */
    async waitForMail(fits: (mail: ReceivedMail) => boolean): Promise<ReceivedMail> {
      const deadline = Date.now() + WAIT_MS
      for (;;) {
        const found = mails.find(fits)
        if (found) return found
        if (Date.now() > deadline) throw new Error(`No mail fits; ${mails.length} came`)
        await readMore()
      }
    },
  }
}
