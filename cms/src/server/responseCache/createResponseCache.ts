import type { IncomingMessage, ServerResponse } from 'node:http'

import { withTimeout } from '../../lib/async/withTimeout'
import { log } from '../../lib/log'
import { toHeaderRecord, type UpstreamResponse } from './UpstreamResponse'
import { compressResponse, recompressAtMaxQuality } from './compressResponse'
import { getContentState } from '../../infrastructure/contentVersion/getContentState'
import { createResponseStore, type CacheEntry } from './createResponseStore'
import { isHtmlPage, getCacheTtl } from './getCacheTtl'
import { sendCachedResponse } from './sendCachedResponse'
import { toCachedResponse, type CachedResponse } from './toCachedResponse'

/**
 * How long an answer past its freshness is shown at once, and renewed meanwhile, as long as no
 * content changed: only what depends on the day can differ.
 */
const MAX_STALE_MS = 10 * 60_000

/** One who could be shown what is kept does not wait longer than this for something newer. */
const FRESH_TIMEOUT_MS = 4_000

/**
 * An application that failed is not asked for the same again at once; for a while nobody waits for
 * it either: what is kept is shown, and the application asked meanwhile.
 */
const RETRY_DELAY_MS = 2_000
const FAILING_MS = 30_000

interface PendingFetch {
  generation: number
  reply: Promise<CachedResponse>
}

/**
 * Keeps what the application says is public, and answers with it in the application's place: as long
 * as it is fresh and no content changed since, or where the application fails. Kept under a path
 * with its query; what a request says about caching is not heeded, as nobody may wear the
 * application out by asking.
 * @param fetchUpstream gives the application's answer to a path with its query
 * @param varyOf what the answer at a path depends on beside the encoding
 */
export function createResponseCache(
  fetchUpstream: (path: string) => Promise<UpstreamResponse>,
  varyOf: (path: string) => string | undefined,
) {
  const store = createResponseStore()
  const pendingFetches = new Map<string, PendingFetch>()

  /** Answers when there is something to answer with at once; this is all that a hit costs. */
  function serveFromCache(path: string, req: IncomingMessage, res: ServerResponse): boolean {
    const found = store.get(path)
    if (!found) return false
    const now = Date.now()
    const { generation, isDatabaseDown } = getContentState()
    const isUnchanged = found.generation === generation
    if (isUnchanged && now < found.freshUntil + MAX_STALE_MS)
      sendCachedResponse(req, res, found.response, true)
    else if (now > found.staleUntil) return false
    else if ((isUnchanged && isDatabaseDown) || isFailing(found, now)) sendStale(req, res, found)
    else return false
    // Only what is asked for again is worth it: compressing costs more than most answers themselves.
    if (!found.response.compression)
      void compressResponse(found.response).catch(logCompressionError)
    else if (!found.response.isMaxQuality)
      void recompressAtMaxQuality(found.response).catch(logCompressionError)
    if ((now > found.freshUntil || !isUnchanged) && !isDatabaseDown)
      revalidateInBackground(path, found, now)
    return true
  }

  /**
   * Answers with what the application says now; where it fails or is slow, with what it said before.
   * @throws what asking throws, when nothing is there to stand in
   */
  async function serveFresh(
    path: string,
    req: IncomingMessage,
    res: ServerResponse,
  ): Promise<void> {
    const found = store.get(path)
    const standIn = found && Date.now() < found.staleUntil ? found : undefined
    const { generation } = getContentState()
    try {
      const reply = await (standIn
        ? withTimeout(revalidate(path), FRESH_TIMEOUT_MS)
        : revalidate(path))
      if (reply.status < 500 || !standIn) sendCachedResponse(req, res, reply, false)
      else sendStale(req, res, standIn)
    } catch (error) {
      if (!standIn || res.headersSent) throw error
      log.warn({ err: error, path }, 'Réponse gardée, faute de mieux')
      // Too slow is a failure too: the next ones do not wait for it.
      standIn.failure = { at: Date.now(), generation }
      sendStale(req, res, standIn)
    }
  }

  function revalidateInBackground(path: string, { failure }: CacheEntry, now: number): void {
    if (failure && now < failure.at + RETRY_DELAY_MS) return
    // A failure is noted with what is kept; whoever asked was answered with that.
    revalidate(path).catch(() => undefined)
  }

  /** Asks the application, once for all who want the same of the same content. */
  function revalidate(path: string): Promise<CachedResponse> {
    const { generation } = getContentState()
    const underWay = pendingFetches.get(path)
    if (underWay?.generation === generation) return underWay.reply
    const reply = fetchUpstream(path)
      .then(async (fresh) => {
        const reply = storeResponse(path, fresh, generation)
        // Drawing a page costs more than compressing it, and a first visit may well be the one.
        if (isHtmlPage(toHeaderRecord(fresh)))
          await compressResponse(reply).catch(logCompressionError)
        return reply
      })
      .catch((error: unknown) => {
        recordFailure(path, generation)
        throw error
      })
      .finally(() => {
        if (pendingFetches.get(path)?.reply === reply) pendingFetches.delete(path)
      })
    pendingFetches.set(path, { generation, reply })
    return reply
  }

  /** Keeps an answer when it may be kept; one that may not takes an older one's place all the same. */
  function storeResponse(
    path: string,
    fresh: UpstreamResponse,
    generation: number,
  ): CachedResponse {
    const before = store.get(path)
    const reply = toCachedResponse(fresh, varyOf(path))
    if (fresh.status >= 500) {
      recordFailure(path, generation)
      return reply
    }
    // A slow answer to an earlier question says nothing about what is known since.
    if (before && before.generation > generation) return reply
    const lifetime = getCacheTtl(fresh)
    if (!lifetime) {
      store.remove(path)
      return reply
    }
    const madeAt = Date.now()
    if (before && isSameResponse(before.response, reply)) {
      reply.variants = before.response.variants
      reply.compression = before.response.compression
      reply.isMaxQuality = before.response.isMaxQuality
    }
    store.set(path, {
      response: reply,
      generation,
      storedAt: madeAt,
      freshUntil: madeAt + lifetime.freshMs,
      staleUntil: madeAt + lifetime.staleMs,
      failure: undefined,
    })
    return reply
  }

  function recordFailure(path: string, generation: number): void {
    const found = store.get(path)
    if (found) found.failure = { at: Date.now(), generation }
  }

  return { answerKept: serveFromCache, answer: serveFresh }
}

/** Whether the application could not renew it a moment ago, and no content changed since. */
const isFailing = ({ failure }: CacheEntry, now: number): boolean =>
  failure?.generation === getContentState().generation && now < failure.at + FAILING_MS

const sendStale = (
  req: IncomingMessage,
  res: ServerResponse,
  { response, storedAt }: CacheEntry,
): void => sendCachedResponse(req, res, response, true, Math.floor((Date.now() - storedAt) / 1000))

const isSameResponse = (one: CachedResponse, other: CachedResponse): boolean =>
  one.status === other.status &&
  one.bodyHash === other.bodyHash &&
  String(one.commonHeaders) === String(other.commonHeaders)

const logCompressionError = (error: unknown) => log.warn({ err: error }, 'Compression impossible')
