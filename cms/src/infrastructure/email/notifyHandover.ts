import { Transform, type TransformCallback, type Writable } from 'node:stream'

import type { Transporter } from 'nodemailer'

/** Callback at the last moment at which sending an e-mail can still be cancelled. */
type Handover = () => void

/**
 * Nodemailer's stream to the SMTP connection, which ends a message (RFC 5321, 4.1.1.4) in its
 * `_flush`.
 */
type DataStream = Writable & { _flush?: (done: TransformCallback) => void }

const handovers = new WeakMap<object, Handover>()

/**
 * Registers a callback that runs when the whole message is with the SMTP server except the line
 * that ends it, after which the server is responsible for the e-mail. If the callback throws, the
 * e-mail is not sent; otherwise no other code of this process, not even another event-loop turn,
 * runs before that line.
 * @param headers the headers object passed to sendEmail, which identifies the e-mail
 */
export function onHandover(headers: object, handover: Handover): void {
  handovers.set(headers, handover)
}

/** Plugin for nodemailer's `stream` step, in which a message is complete and not yet sent. */
export const notifyHandover: Parameters<Transporter['use']>[1] = (mail, callback) => {
  const handover = mail.data.headers && handovers.get(mail.data.headers)
  if (handover) {
    // Must be the last stream, read by the connection itself: an earlier one would fill the buffers
    // of the following streams and end before the server has received the recipient.
    mail.message.processFunc((source) => {
      const last = holdUntilHandover(handover)
      source.once('error', (error) => last.destroy(error))
      return source.pipe(last)
    })
  }
  callback()
}

function holdUntilHandover(handover: Handover): Transform {
  let isEndTold = false
  const last = new Transform({
    // Buffers nothing beyond what the connection reads.
    readableHighWaterMark: 0,
    transform: (chunk, _encoding, next) => next(null, chunk),
    flush: (next) => {
      // By then the connection has written what it read.
      setImmediate(() => {
        if (isEndTold) next()
        else tryThen(handover, next, next)
      })
    },
  })
  const pipe = last.pipe.bind(last)
  last.pipe = (target, options) => {
    isEndTold = interceptFlush(target as unknown as DataStream, (end) => {
      // If the callback throws, the stream is not ended; nodemailer closes the connection on the
      // error.
      tryThen(handover, end, (error) => last.emit('error', error))
    })
    return pipe(target, options)
  }
  return last
}

/**
 * Runs a callback in the same event-loop turn in which a stream writes the line that ends its
 * message.
 * @param tell receives a function that ends the message, and may not call it
 * @returns false if the stream writes no such line: a file, or the drain of a rejected message
 */
function interceptFlush(target: DataStream, tell: (end: () => void) => void): boolean {
  const flush = target._flush
  if (!flush) return false
  target._flush = (done) => tell(() => flush.call(target, done))
  return true
}

function tryThen(action: () => void, then: () => void, otherwise: (error: Error) => void): void {
  try {
    action()
  } catch (error) {
    otherwise(error as Error)
    return
  }
  then()
}
