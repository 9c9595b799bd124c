import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

import { serializeByKey } from '../../lib/async/serializeByKey'
import { notFound, serviceUnavailable, tooManyRequests } from '../../lib/errors/apiErrors'
import { log } from '../../lib/log'
import { ChildFailure, startBoundedChild, trySecondChild } from '../../lib/process/boundedChild'
import { tempDir } from '../records/createTempFile'
import { ObjectNotFound, storage } from '../storage'
import { parseCardReply, type CardReply, type CardRequest } from './child/cardMessages'

/** Cards that wait for their turn, at most: networks ask again later. */
const MAX_WAITING = 8
const RETRY_AFTER_SECONDS = 5

const MAX_HEAP_MB = 128
const MAX_RESIDENT_BYTES = 300_000_000
const TIMEOUT_MS = 20_000

/**
 * Browsers and networks keep a card for an hour. The response cache draws it again after a day, or with
 * the first request after a change of content.
 */
const CARD_CACHE_CONTROL = 'public, max-age=3600, s-maxage=86400, stale-if-error=604800'

let waiting = 0

/**
 * Draws the card of a stored picture in a child process whose memory is bounded, one at a time, and
 * answers with it; nothing is stored.
 * @param fullPath of a picture that this product made, in the storage
 * @throws ApiError 404 not-found, 429 too-many-requests when too many wait, 503 when the child fails
 */
export async function drawCard(fullPath: string): Promise<Response> {
  if (waiting >= MAX_WAITING) throw tooManyRequests(RETRY_AFTER_SECONDS)
  waiting += 1
  try {
    const jpeg = await serializeByKey('cards', () => draw(fullPath))
    const headers = { 'Content-Type': 'image/jpeg', 'Cache-Control': CARD_CACHE_CONTROL }
    return new Response(new Uint8Array(jpeg), { headers })
  } finally {
    waiting -= 1
  }
}

async function draw(fullPath: string): Promise<Buffer> {
  const name = path.join(tempDir, `card-${randomUUID()}`)
  const request: CardRequest = { file: name, outFile: `${name}.jpg` }
  await fs.mkdir(tempDir, { recursive: true })
  try {
    await pipeline(await storage.read(fullPath), createWriteStream(request.file))
    await runChild(request)
    // A file that the child has just written, not one of the project.
    return await fs.readFile(/* turbopackIgnore: true */ request.outFile)
  } catch (error) {
    if (error instanceof ObjectNotFound) throw notFound('Cette image')
    throw error
  } finally {
    await Promise.all(Object.values(request).map((file) => fs.rm(file as string, { force: true })))
  }
}

/** @throws ApiError 503 when the child fails; the system's error */
async function runChild(request: CardRequest): Promise<void> {
  try {
    await trySecondChild(() => runChildOnce(request))
  } catch (error) {
    throw error instanceof ChildFailure ? serviceUnavailable() : error
  }
}

/** @throws ChildFailure; the system's error */
async function runChildOnce(request: CardRequest): Promise<void> {
  const child = startBoundedChild<CardReply>({
    name: 'drawCard',
    source: 'media/images/child/card.ts',
    args: [JSON.stringify(request)],
    heapMb: MAX_HEAP_MB,
    residentBytes: MAX_RESIDENT_BYTES,
    totalMs: TIMEOUT_MS,
    parse: parseCardReply,
  })
  try {
    await child.next(TIMEOUT_MS)
  } catch (error) {
    if (!(error instanceof ChildFailure)) throw error
    log.warn({ reason: error.reason, details: error.message }, 'Image de partage non dessinée')
    throw error
  } finally {
    child.stop()
  }
}
