import net from 'node:net'

import type SMTPPool from 'nodemailer/lib/smtp-pool'

export const CONNECTION_TIMEOUT_MS = 10_000

/**
 * Opens the connection that a pool asks for, without Nagle's algorithm: the line that ends a mail is
 * a small packet after others, which would wait 40 ms for each mail.
 */
export const openSmtpSocket: SMTPPool['getSocket'] = ({ host, port, secure }, callback) => {
  const socket = net.connect({
    host: host ?? 'localhost',
    port: port ?? (secure ? 465 : 587),
    noDelay: true,
    keepAlive: true,
  })
  // The pool forgets what fails in here, and waits for it for ever: it then tries by itself.
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
