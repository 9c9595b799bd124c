import type { IncomingMessage, ServerResponse } from 'node:http'
import pTimeout from 'p-timeout'
import { log } from '../../lib/log'
import { metrics } from '../../lib/telemetry/metrics'
import { runInContextOf } from '../../lib/telemetry/requestContext'
import {
  toHeaderRecord,
  type UpstreamResponse,
  toCachedResponse,
  type CachedResponse,
} from './UpstreamResponse'
import { compressResponse, recompressAtMaxQuality } from './compressResponse'
import { getContentState } from '../../infrastructure/contentVersion/invalidateContent'
import { createResponseStore, type CacheEntry } from './createResponseStore'
import { isHtmlPage, getCacheTtl } from './getCacheTtl'
import { sendCachedResponse } from './sendCachedResponse'

/**
 * How long a stale response is served while it is revalidated in the background, as long as the
 * content is unchanged: only date-dependent output can differ.
 */
const MAX_STALE_MS = 10 * 60_000

/** How long an entry is served when the upstream fails, as long as the content is unchanged. */
const MAX_KEPT_MS = 24 * 60 * 60_000

/** Maximum wait for a fresh response when a stale one exists. */
const FRESH_TIMEOUT_MS = 4_000

/**
 * After a failure, the minimum delay before the next fetch of the same path, and how long stale
 * responses are served without waiting for that fetch.
 */
const RETRY_DELAY_MS = 2_000
const FAILING_MS = 30_000

interface PendingFetch {
  generation: number
  reply: Promise<CachedResponse>
}

/**
 * In-memory cache of public responses. Serves an entry while it is fresh and the content is
 * unchanged, or when the upstream fails; after a change only if its stale-if-error allows it, since
 * its content may have been withdrawn. The key is the path with its query; request cache headers
 * are ignored, so that clients cannot force revalidation.
 * @param fetchUpstream fetches the response to a path with its query
 * @param varyOf returns the Vary value of a path, without Accept-Encoding
 * @param fixedHeaders raw headers of every response, kept with it: a header set on a response beforehand would make Node copy
 * the others one by one
 */
export function createResponseCache(
  fetchUpstream: (path: string) => Promise<UpstreamResponse>,
  varyOf: (path: string) => string | undefined,
  fixedHeaders: string[] = [],
) {
  const store = createResponseStore()
  const pendingFetches = new Map<string, PendingFetch>()

  /** Serves a cached response if one may be used immediately; the whole cost of a cache hit. */
  function serveFromCache(path: string, req: IncomingMessage, res: ServerResponse): boolean {
    const found = store.get(path)
    if (!found) return false
    const now = Date.now()
    const { generation, isDatabaseDown } = getContentState()
    const isUnchanged = found.generation === generation
    if (isUnchanged && now < found.freshUntil + MAX_STALE_MS) {
      metrics.cacheLookups.hit += 1
      sendCachedResponse(req, res, found.response, true)
    } else if (!mayReplaceError(found, now)) return false
    else if ((isUnchanged && isDatabaseDown) || isFailing(found, now)) sendStale(req, res, found)
    else return false
    // Compresses only on the second request: compression costs more than most responses.
    if (!found.response.compression)
      void compressResponse(found.response).catch(logCompressionError)
    else if (!found.response.isMaxQuality)
      void recompressAtMaxQuality(found.response).catch(logCompressionError)
    if ((now > found.freshUntil || !isUnchanged) && !isDatabaseDown)
      runInContextOf(res, () => revalidateInBackground(path, found, now))
    return true
  }

  /**
   * Serves the upstream's current response; serves the stale one if the upstream fails or is slow.
   * @throws the upstream's error when there is no stale response
   */
  async function serveFresh(
    path: string,
    req: IncomingMessage,
    res: ServerResponse,
  ): Promise<void> {
    const found = store.get(path)
    const standIn = found && mayReplaceError(found, Date.now()) ? found : undefined
    const { generation } = getContentState()
    try {
      const reply = await (standIn
        ? pTimeout(revalidate(path), { milliseconds: FRESH_TIMEOUT_MS })
        : revalidate(path))
      if (reply.status < 500 || !standIn || !mayReplaceError(standIn, Date.now())) {
        metrics.cacheLookups.miss += 1
        sendCachedResponse(req, res, reply, false)
      } else sendStale(req, res, standIn)
    } catch (error) {
      // The content may have changed during the wait.
      if (!standIn || res.headersSent || !mayReplaceError(standIn, Date.now())) {
        metrics.cacheLookups.miss += 1
        throw error
      }
      log.warn({ err: error, path }, 'Réponse gardée, faute de mieux')
      // A timeout counts as a failure: subsequent requests do not wait.
      standIn.failure = { at: Date.now(), generation }
      sendStale(req, res, standIn)
    }
  }

  function revalidateInBackground(path: string, { failure }: CacheEntry, now: number): void {
    if (failure && now < failure.at + RETRY_DELAY_MS) return
    // The failure is recorded on the cache entry; the client already has its response.
    revalidate(path).catch(() => undefined)
  }

  /** Fetches; concurrent calls for a path and content version share one fetch. */
  function revalidate(path: string): Promise<CachedResponse> {
    const { generation } = getContentState()
    const pending = pendingFetches.get(path)
    if (pending?.generation === generation) return pending.reply
    const reply = fetchUpstream(path)
      .then(async (fresh) => {
        const reply = storeResponse(path, fresh, generation)
        // A page costs more than its compression: the first visitor gets a compressed one too.
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

  /** Stores a cacheable response; an uncacheable one removes the older entry. */
  function storeResponse(
    path: string,
    fresh: UpstreamResponse,
    generation: number,
  ): CachedResponse {
    const before = store.get(path)
    const reply = toCachedResponse(fresh, varyOf(path), fixedHeaders)
    if (fresh.status >= 500) {
      recordFailure(path, generation)
      return reply
    }
    // A slow response to an earlier request must not replace a newer entry.
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
      keptUntil: madeAt + MAX_KEPT_MS,
      staleUntil: madeAt + lifetime.staleMs,
      failure: undefined,
    })
    return reply
  }

  function recordFailure(path: string, generation: number): void {
    const found = store.get(path)
    if (found) found.failure = { at: Date.now(), generation }
  }

  return {
    answerKept: serveFromCache,
    answer: serveFresh,
    /** Whether a response to a path could be served without the upstream. */
    has: (path: string): boolean => {
      const found = store.get(path)
      return found !== undefined && mayReplaceError(found, Date.now())
    },
    size: () => store.size(),
  }
}

/** Whether an entry may be served in place of an error. */
const mayReplaceError = ({ generation, keptUntil, staleUntil }: CacheEntry, now: number): boolean =>
  now < (generation === getContentState().generation ? keptUntil : staleUntil)

/** Whether the upstream failed recently for this entry, with the content unchanged since. */
const isFailing = ({ failure }: CacheEntry, now: number): boolean =>
  failure?.generation === getContentState().generation && now < failure.at + FAILING_MS

const sendStale = (
  req: IncomingMessage,
  res: ServerResponse,
  { response, storedAt }: CacheEntry,
): void => {
  metrics.cacheLookups.stale += 1
  sendCachedResponse(req, res, response, true, Math.floor((Date.now() - storedAt) / 1000))
}

const isSameResponse = (one: CachedResponse, other: CachedResponse): boolean =>
  one.status === other.status &&
  one.bodyHash === other.bodyHash &&
  String(one.commonHeaders) === String(other.commonHeaders)

const logCompressionError = (error: unknown) => log.warn({ err: error }, 'Compression impossible')
