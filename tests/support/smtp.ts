import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'

const WAIT_MS = 30_000

/** A mail as it arrived. */
export type ReceivedMail = {
  from: string
  to: string[]
  /** All of it, headers and body. */
  source: string
  /** Reads headers and bodies out of it. */
  parse(): Promise<Email>
  receivedAt: number
}

/** How a mail is refused: at its recipient, before its body is sent, or once it was sent. */
export type SmtpRejection = { code: number; message: string; when?: 'recipient' | 'body' }

/** A real SMTP server that keeps what it is given. */
export type Smtp = {
  /** For SMTP_URL. */
  url: string
  port: number
  /** In the order of their arrival; those that were refused are not among them. */
  mails: ReceivedMail[]
  /** Since the last `forget`. */
  connections(): number
  /** The first mail that fits, among those that came and those that come. @throws after 30 seconds */
  waitForMail(fits: (mail: ReceivedMail) => boolean, timeoutMs?: number): Promise<ReceivedMail>
  /** Waits until that many mails are there. */
  waitForCount(count: number, timeoutMs?: number): Promise<void>
  /** Decides about each recipient from now on; undefined takes the mail. */
  rejectRecipients(decide: (recipient: string) => SmtpRejection | undefined): void
  /**
   * From now on each mail that was sent whole is kept, and its sender left without an answer until
   * `release`: where a crash leaves the sender in doubt.
   */
  holdReplies(when?: (mail: ReceivedMail) => boolean): void
  releaseReplies(): void
  /** Forgets mails and connections, and refuses nobody. */
  reset(): void
  /** Closes it, with all connections; nobody is answered until `open`. */
  close(): Promise<void>
  /** Listens again on the same port. */
  open(): Promise<void>
  stop(): Promise<void>
}

/** Starts an SMTP server on a free port of 127.0.0.1. */
export async function startSmtp(): Promise<Smtp> {
  const mails: ReceivedMail[] = []
  const watchers = new Set<() => void>()
  const waiting = new Set<() => void>()
  let refusal: (recipient: string) => SmtpRejection | undefined = () => undefined
  let isHeld: (mail: ReceivedMail) => boolean = () => false
  let connections = 0

  const refused = ({ code, message }: SmtpRejection) =>
    Object.assign(new Error(message), { responseCode: code })

  const takeMail = async (stream: SMTPServerDataStream, from: string, to: string[]) => {
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk as Buffer)
    for (const recipient of to) {
      const found = refusal(recipient)
      if (found) throw refused(found)
    }
    const source = Buffer.concat(chunks).toString()
    const mail = { from, to, source, parse: () => PostalMime.parse(source), receivedAt: Date.now() }
    mails.push(mail)
    for (const watch of watchers) watch()
    if (isHeld(mail)) await new Promise<void>((resolve) => waiting.add(resolve))
  }

  const create = () => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 100,
      onConnect: (_session, callback) => {
        connections += 1
        callback()
      },
      onRcptTo: ({ address }, _session, callback) => {
        const found = refusal(address)
        callback(found && found.when !== 'body' ? refused(found) : null)
      },
      onData: (stream, { envelope }, callback) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        const to = envelope.rcptTo.map(({ address }) => address)
        takeMail(stream, from, to).then(() => callback(), callback)
      },
    })
    // A client that dies in the middle is part of what is tested.
    server.on('error', () => {})
    return server
  }

  let server = create()
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server.server, 'listening')
  }
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  const release = () => {
    isHeld = () => false
    for (const resolve of waiting) resolve()
    waiting.clear()
  }
  const waitUntil = (isThere: () => boolean, what: string, timeoutMs = WAIT_MS) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (!isThere()) return
        clearTimeout(timer)
        watchers.delete(look)
        resolve()
      }
      const timer = setTimeout(() => {
        watchers.delete(look)
        reject(new Error(`Waited in vain ${timeoutMs} ms for ${what}; ${mails.length} mails came`))
      }, timeoutMs)
      watchers.add(look)
      look()
    })

  await listen(0)
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    mails,
    connections: () => connections,
    async waitForMail(fits, timeoutMs) {
      await waitUntil(() => mails.some(fits), 'a mail', timeoutMs)
      return mails.find(fits) as ReceivedMail
    },
    waitForCount: (count, timeoutMs) =>
      waitUntil(() => mails.length >= count, `${count} mails`, timeoutMs),
    rejectRecipients: (decide) => void (refusal = decide),
    holdReplies: (when = () => true) => void (isHeld = when),
    releaseReplies: release,
    reset() {
      mails.length = 0
      connections = 0
      refusal = () => undefined
      release()
    },
    close,
    async open() {
      server = create()
      await listen(port)
    },
    async stop() {
      release()
      await close()
    },
  }
}
