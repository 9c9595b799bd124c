import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'

const WAIT_MS = 120_000

/** A received e-mail. */
export type ReceivedMail = {
  from: string
  to: string[]
  /** Raw headers and body. */
  source: string
  /** Parses headers and body. */
  parse(): Promise<Email>
  receivedAt: number
}

/** An SMTP rejection: of the recipient, before the body (DATA), or after it. */
export type SmtpRejection = { code: number; message: string; when?: 'recipient' | 'body' }

/** How a server is reached: in clear text without an account, unless said. */
type SmtpSecurity = {
  /** TLS with a certificate that no client trusts: from the first byte, or by STARTTLS. */
  tls?: 'implicit' | 'starttls'
  /** The account that a sender must have. */
  account?: { user: string; password: string }
}

/** A real SMTP server that stores received e-mails. */
export type Smtp = {
  /** Value for SMTP_URL. */
  url: string
  port: number
  /** Accepted e-mails, in order of arrival. */
  mails: ReceivedMail[]
  /** Number of connections since the last `reset`. */
  connections(): number
  /** Returns the first e-mail that matches, received or future. @throws after 30 seconds */
  waitForMail(fits: (mail: ReceivedMail) => boolean, timeoutMs?: number): Promise<ReceivedMail>
  /** Waits until this number of e-mails has arrived. */
  waitForCount(count: number, timeoutMs?: number): Promise<void>
  /** Sets the decision for each recipient; undefined accepts the e-mail. */
  rejectRecipients(decide: (recipient: string) => SmtpRejection | undefined): void
  /**
   * From now on stores each complete e-mail without replying until `releaseReplies`, so that a
   * crash leaves the sender without confirmation.
   */
  holdReplies(when?: (mail: ReceivedMail) => boolean): void
  releaseReplies(): void
  /** Clears e-mails, connections and rejections. */
  reset(): void
  /** Closes the server and all connections; no connection is accepted until `open`. */
  close(): Promise<void>
  /** Listens again on the same port. */
  open(): Promise<void>
  stop(): Promise<void>
}

/** Starts an SMTP server on a free port of 127.0.0.1. */
export async function startSmtp({ tls, account }: SmtpSecurity = {}): Promise<Smtp> {
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
      secure: tls === 'implicit',
      authOptional: !account,
      disabledCommands: [...(account ? [] : ['AUTH']), ...(tls === 'starttls' ? [] : ['STARTTLS'])],
      onAuth: ({ username, password }, { secure }, callback) =>
        secure && username === account?.user && password === account?.password
          ? callback(null, { user: username })
          : callback(refused({ code: 535, message: 'Authentication failed' })),
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
    // Clients that end in the middle are part of the tests.
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
    url: `${tls === 'implicit' ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
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
