import { Transform } from 'node:stream'

import type { Transporter } from 'nodemailer'

/** Something that is done in the last moment in which a mail can still be held back. */
type Handover = () => void

const handovers = new WeakMap<object, Handover>()

/**
 * Has something done once all of a mail is with the server but the line that ends it, which is what
 * makes the server answer for the mail. If it throws, the mail is not sent.
 * @param headers those of the mail, as they are given to sendEmail
 */
export function onHandover(headers: object, handover: Handover): void {
  handovers.set(headers, handover)
}

/** For nodemailer's step `stream`, where a mail is complete and not yet sent. */
export const tellHandover: Parameters<Transporter['use']>[1] = (mail, callback) => {
  const handover = mail.data.headers && handovers.get(mail.data.headers)
  if (handover) {
    // The last stream of all, read by the connection itself: one before it would fill the buffers of
    // those behind it, and be at its end before the server was even asked about the recipient.
    mail.message.processFunc((source) => {
      const last = waitAtEnd(handover)
      source.once('error', (error) => last.destroy(error))
      return source.pipe(last)
    })
  }
  callback()
}

const waitAtEnd = (handover: Handover) =>
  new Transform({
    // Takes nothing more before the connection asked for more.
    readableHighWaterMark: 0,
    transform: (chunk, _encoding, next) => next(null, chunk),
    flush: (next) => {
      // The connection has written by then what it had read.
      setImmediate(() => {
        try {
          handover()
          next()
        } catch (error) {
          next(error as Error)
        }
      })
    },
  })
