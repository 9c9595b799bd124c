/** Result of sending one e-mail. */
export type SendOutcome =
  | { kind: 'sent' }
  /** Permanent failure: the mailbox does not exist, or rejects the e-mail. */
  | { kind: 'refused'; reason: string }
  /** Temporary failure: the mailbox is full, or the server uses greylisting. */
  | { kind: 'later'; reason: string }
  /** Not related to the recipient: the server is unreachable, or rejects our connection. */
  | { kind: 'unreachable'; reason: string }

interface SmtpError {
  message?: unknown
  responseCode?: unknown
  /** The server's last response. */
  response?: unknown
  /** The SMTP command that the response belongs to. */
  command?: unknown
}

const MAX_REASON = 300

/** Maximum characters of a response that are processed. */
const MAX_READ = 1_000

/**
 * Server responses contain the recipient's address, and are kept for longer than an unsubscribed
 * address may be.
 */
const ADDRESS = /[^\s<>()"',;:]+@[^\s<>()"',;:]+/g

/** Classifies a delivery failure (RFC 5321, section 4.2.1). */
export function classifySmtpError(error: unknown): Exclude<SendOutcome, { kind: 'sent' }> {
  const { message, responseCode, response, command } = (error ?? {}) as SmtpError
  const said = String(response ?? message ?? error).slice(0, MAX_READ)
  const reason = said.replace(ADDRESS, '…').slice(0, MAX_REASON)
  // 421: the server closes the connection, whatever the command.
  const isAboutMail = command === 'RCPT TO' || command === 'DATA'
  if (typeof responseCode !== 'number' || responseCode === 421 || !isAboutMail) {
    return { kind: 'unreachable', reason }
  }
  return { kind: responseCode >= 500 ? 'refused' : 'later', reason }
}
