import net from 'node:net'

import type SMTPPool from 'nodemailer/lib/smtp-pool'

const CONNECTION_MS = 10_000

/**
 * Opens the connection that a pool asks for, without Nagle's algorithm: the line that ends a mail is
 * a small packet after others, which would wait 40 ms for each mail.
 */
export const openSocket: SMTPPool['getSocket'] = ({ host, port, secure }, callback) => {
  const socket = net.connect({
    host: host ?? 'localhost',
    port: port ?? (secure ? 465 : 587),
    noDelay: true,
    keepAlive: true,
  })
  const fail = (error: Error) => {
    socket.destroy()
    callback(error, undefined)
  }
  const tooLate = () => fail(new Error(`Connection timeout: ${host}:${port}`))
  socket.setTimeout(CONNECTION_MS, tooLate)
  socket.once('error', fail)
  socket.once('connect', () => {
    socket.setTimeout(0)
    socket.off('timeout', tooLate)
    socket.off('error', fail)
    callback(null, { connection: socket })
  })
}
