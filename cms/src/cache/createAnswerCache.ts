import type { IncomingMessage, ServerResponse } from 'node:http'

import { withinTime } from '../health/withinTime'
import { log } from '../log'
import { headersOf, type Answer } from './Answer'
import { compressReply, refineReply } from './compressReply'
import { contentState } from './contentState'
import { keptAnswers, type Kept } from './keptAnswers'
import { isPage, lifetimeOf } from './lifetimeOf'
import { sendReply } from './sendReply'
import { toReply, type Reply } from './toReply'

/**
 * How long an answer past its freshness is shown at once, and renewed meanwhile, as long as no
 * content changed: only what depends on the day can differ.
 */
const UNCHANGED_MS = 10 * 60_000

/** One who could be shown what is kept does not wait longer than this for something newer. */
const PATIENCE_MS = 4_000

/**
 * An application that failed is not asked for the same again at once; for a while nobody waits for
 * it either: what is kept is shown, and the application asked meanwhile.
 */
const PAUSE_MS = 2_000
const FAILING_MS = 30_000

interface Call {
  generation: number
  reply: Promise<Reply>
}

/**
 * Keeps what the application says is public, and answers with it in the application's place: as long
 * as it is fresh and no content changed since, or where the application fails. Kept under a path
 * with its query; what a request says about caching is not heeded, as nobody may wear the
 * application out by asking.
 * @param ask gives the application's answer to a path with its query
 * @param varyOf what the answer at a path depends on beside the encoding
 */
export function createAnswerCache(
  ask: (path: string) => Promise<Answer>,
  varyOf: (path: string) => string | undefined,
) {
  const kept = keptAnswers()
  const calls = new Map<string, Call>()

  /** Answers when there is something to answer with at once; this is all that a hit costs. */
  function answerKept(path: string, req: IncomingMessage, res: ServerResponse): boolean {
    const found = kept.get(path)
    if (!found) return false
    const now = Date.now()
    const { generation, isAway } = contentState()
    const isUnchanged = found.generation === generation
    if (isUnchanged && now < found.freshUntil + UNCHANGED_MS) sendReply(req, res, found.reply, true)
    else if (now > found.usableUntil) return false
    else if ((isUnchanged && isAway) || isFailing(found, now)) sendStale(req, res, found)
    else return false
    // Only what is asked for again is worth it: compressing costs more than most answers themselves.
    if (!found.reply.compression) void compressReply(found.reply).catch(noCompression)
    else if (!found.reply.isRefined) void refineReply(found.reply).catch(noCompression)
    if ((now > found.freshUntil || !isUnchanged) && !isAway) renewBehind(path, found, now)
    return true
  }

  /**
   * Answers with what the application says now; where it fails or is slow, with what it said before.
   * @throws what asking throws, when nothing is there to stand in
   */
  async function answer(path: string, req: IncomingMessage, res: ServerResponse): Promise<void> {
    const found = kept.get(path)
    const standIn = found && Date.now() < found.usableUntil ? found : undefined
    const { generation } = contentState()
    try {
      const reply = await (standIn ? withinTime(renew(path), PATIENCE_MS) : renew(path))
      if (reply.status < 500 || !standIn) sendReply(req, res, reply, false)
      else sendStale(req, res, standIn)
    } catch (error) {
      if (!standIn || res.headersSent) throw error
      log.warn({ err: error, path }, 'Réponse gardée, faute de mieux')
      // Too slow is a failure too: the next ones do not wait for it.
      standIn.failure = { at: Date.now(), generation }
      sendStale(req, res, standIn)
    }
  }

  function renewBehind(path: string, { failure }: Kept, now: number): void {
    if (failure && now < failure.at + PAUSE_MS) return
    // A failure is noted with what is kept; whoever asked was answered with that.
    renew(path).catch(() => undefined)
  }

  /** Asks the application, once for all who want the same of the same content. */
  function renew(path: string): Promise<Reply> {
    const { generation } = contentState()
    const underWay = calls.get(path)
    if (underWay?.generation === generation) return underWay.reply
    const reply = ask(path)
      .then(async (fresh) => {
        const reply = take(path, fresh, generation)
        // Drawing a page costs more than compressing it, and a first visit may well be the one.
        if (isPage(headersOf(fresh))) await compressReply(reply).catch(noCompression)
        return reply
      })
      .catch((error: unknown) => {
        noteFailure(path, generation)
        throw error
      })
      .finally(() => {
        if (calls.get(path)?.reply === reply) calls.delete(path)
      })
    calls.set(path, { generation, reply })
    return reply
  }

  /** Keeps an answer when it may be kept; one that may not takes an older one's place all the same. */
  function take(path: string, fresh: Answer, generation: number): Reply {
    const before = kept.get(path)
    const reply = toReply(fresh, varyOf(path))
    if (fresh.status >= 500) {
      noteFailure(path, generation)
      return reply
    }
    // A slow answer to an earlier question says nothing about what is known since.
    if (before && before.generation > generation) return reply
    const lifetime = lifetimeOf(fresh)
    if (!lifetime) {
      kept.remove(path)
      return reply
    }
    const madeAt = Date.now()
    if (before && isSameReply(before.reply, reply)) {
      reply.variants = before.reply.variants
      reply.compression = before.reply.compression
      reply.isRefined = before.reply.isRefined
    }
    kept.keep(path, {
      reply,
      generation,
      madeAt,
      freshUntil: madeAt + lifetime.freshMs,
      usableUntil: madeAt + lifetime.usableMs,
      failure: undefined,
    })
    return reply
  }

  function noteFailure(path: string, generation: number): void {
    const found = kept.get(path)
    if (found) found.failure = { at: Date.now(), generation }
  }

  return { answerKept, answer }
}

/** Whether the application could not renew it a moment ago, and no content changed since. */
const isFailing = ({ failure }: Kept, now: number): boolean =>
  failure?.generation === contentState().generation && now < failure.at + FAILING_MS

const sendStale = (req: IncomingMessage, res: ServerResponse, { reply, madeAt }: Kept): void =>
  sendReply(req, res, reply, true, Math.floor((Date.now() - madeAt) / 1000))

const isSameReply = (one: Reply, other: Reply): boolean =>
  one.status === other.status &&
  one.tag === other.tag &&
  String(one.common) === String(other.common)

const noCompression = (error: unknown) => log.warn({ err: error }, 'Compression impossible')
