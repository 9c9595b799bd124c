import net from 'node:net'

import type SMTPPool from 'nodemailer/lib/smtp-pool'

export const CONNECTION_TIMEOUT_MS = 10_000

/**
 * Opens a socket for nodemailer's SMTP pool with Nagle's algorithm disabled: the line that ends a
 * message is a small packet after others, which would add 40 ms to each e-mail.
 */
export const openSmtpSocket: SMTPPool['getSocket'] = ({ host, port, secure }, callback) => {
  const socket = net.connect({
    host: host ?? 'localhost',
    port: Number(port ?? (secure ? 465 : 587)),
    noDelay: true,
    keepAlive: true,
  })
  // The pool does not handle an error here and would wait forever; without a socket it connects by
  // itself.
  const giveUp = () => {
    socket.destroy()
    callback(null, undefined)
  }
  socket.once('timeout', giveUp).once('error', giveUp).setTimeout(CONNECTION_TIMEOUT_MS)
  socket.once('connect', () => {
    socket.setTimeout(0).off('timeout', giveUp).off('error', giveUp)
    callback(null, { connection: socket })
  })
}
