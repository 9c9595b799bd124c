/** What became of one mail. */
export type SendOutcome =
  | { kind: 'sent' }
  /** The recipient's mailbox is not there, or wants nothing of it: it stays so. */
  | { kind: 'refused'; reason: string }
  /** The recipient's mailbox is full, or takes strangers only at the second time. */
  | { kind: 'later'; reason: string }
  /** It says nothing about the recipient: the server is away, or does not let us in. */
  | { kind: 'unreachable'; reason: string }

interface SmtpError {
  message?: unknown
  responseCode?: unknown
  /** The last words of the server. */
  response?: unknown
  /** What they answered to. */
  command?: unknown
}

const MAX_REASON = 300

/** More of an answer is not looked at. */
const MAX_READ = 1_000

/** Servers name the recipient in what they say; it is kept for longer than who left may be. */
const ADDRESS = /[^\s<>()"',;:]+@[^\s<>()"',;:]+/g

/** What a failure to hand a mail over means (RFC 5321, section 4.2.1). */
export function classifySmtpError(error: unknown): Exclude<SendOutcome, { kind: 'sent' }> {
  const { message, responseCode, response, command } = (error ?? {}) as SmtpError
  const said = String(response ?? message ?? error).slice(0, MAX_READ)
  const reason = said.replace(ADDRESS, '…').slice(0, MAX_REASON)
  // 421: the server is about to close the connection, whatever it was asked.
  const isAboutMail = command === 'RCPT TO' || command === 'DATA'
  if (typeof responseCode !== 'number' || responseCode === 421 || !isAboutMail) {
    return { kind: 'unreachable', reason }
  }
  return { kind: responseCode >= 500 ? 'refused' : 'later', reason }
}
