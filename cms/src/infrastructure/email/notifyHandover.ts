import { Transform, type TransformCallback, type Writable } from 'node:stream'

import type { Transporter } from 'nodemailer'

/** Something that is done in the last moment in which a mail can still be held back. */
type Handover = () => void

/** Nodemailer's own stream to the connection, which ends a mail (RFC 5321, 4.1.1.4) in its `_flush`. */
type DataStream = Writable & { _flush?: (done: TransformCallback) => void }

const handovers = new WeakMap<object, Handover>()

/**
 * Has something done once all of a mail is with the server but the line that ends it, which is what
 * makes the server answer for the mail. If it throws, the mail is not sent; else nothing of this
 * process comes between it and that line, not even another turn of the loop.
 * @param headers those of the mail, as they are given to sendEmail
 */
export function onHandover(headers: object, handover: Handover): void {
  handovers.set(headers, handover)
}

/** For nodemailer's step `stream`, where a mail is complete and not yet sent. */
export const notifyHandover: Parameters<Transporter['use']>[1] = (mail, callback) => {
  const handover = mail.data.headers && handovers.get(mail.data.headers)
  if (handover) {
    // The last stream of all, read by the connection itself: one before it would fill the buffers of
    // those behind it, and be at its end before the server was even asked about the recipient.
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
    // Takes nothing more before the connection asked for more.
    readableHighWaterMark: 0,
    transform: (chunk, _encoding, next) => next(null, chunk),
    flush: (next) => {
      // The connection has written by then what it had read.
      setImmediate(() => {
        if (isEndTold) next()
        else tryThen(handover, next, next)
      })
    },
  })
  const pipe = last.pipe.bind(last)
  last.pipe = (target, options) => {
    isEndTold = interceptFlush(target as unknown as DataStream, (end) => {
      // A stream that is held back is not ended: nodemailer closes its connection once it heard why.
      tryThen(handover, end, (error) => last.emit('error', error))
    })
    return pipe(target, options)
  }
  return last
}

/**
 * Has something done in the very turn in which a stream writes the line that ends its mail.
 * @param tell ends the mail, or does not
 * @returns false where the stream writes none: a file, or where a refused mail is read to
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
