import { Transform } from 'node:stream'

import type { Transporter } from 'nodemailer'

/** Callback at the last moment at which sending an e-mail can still be cancelled. */
type Handover = () => void

const handovers = new WeakMap<object, Handover>()

/**
 * Registers a callback that runs when the whole message is with the SMTP server except the line
 * that ends it (RFC 5321, 4.1.1.4), after which the server is responsible for the e-mail. If the
 * callback throws, the e-mail is not sent; otherwise that line is written in the same turn of the
 * event loop.
 * @param headers the headers object passed to sendEmail, which identifies the e-mail
 */
export function onHandover(headers: object, handover: Handover): void {
  handovers.set(headers, handover)
}

/** Plugin for nodemailer's `stream` step, in which a message is complete and not yet sent. */
export const notifyHandover: Parameters<Transporter['use']>[1] = (mail, callback) => {
  const handover = mail.data.headers && handovers.get(mail.data.headers)
  if (handover) {
    // As the last stream, which the connection itself reads: an earlier one would fill the buffers
    // of the following streams and end before the server has received the recipient.
    mail.message.processFunc((source) => {
      const last = createLastStream(handover)
      source.once('error', (error) => last.destroy(error))
      return source.pipe(last)
    })
  }
  callback()
}

/** Creates a stream that passes its input on, and ends after the callback. */
function createLastStream(handover: Handover): Transform {
  return new Transform({
    // Buffers nothing beyond what the connection reads.
    readableHighWaterMark: 0,
    transform: (chunk, _encoding, next) => next(null, chunk),
    flush: (end) => {
      // In a turn of its own, when the connection has written what it read. From the end of this
      // stream to the connection's last line there are only ticks of the same turn.
      setImmediate(() => {
        try {
          handover()
        } catch (error) {
          end(error as Error)
          return
        }
        end()
      })
    },
  })
}
