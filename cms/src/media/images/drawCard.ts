import {
  cardReply,
  cardRequest,
  type CardRequest,
  type CardWords,
} from '@regards/contract/schemas/imageMessages'
import { createWriteStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

import { env } from '../../lib/env'
import { serializeByKey } from '../../lib/async/serializeByKey'
import { apiError } from '../../lib/errors/apiErrors'
import { runBoundedChild, trySecondChild } from '../../lib/process/boundedChild'
import { PUBLIC_CACHE_CONTROL } from '../../lib/http/cacheControl'
import { withTempFolder } from '../records/createTempFile'
import { ObjectNotFound, storage } from '../storage'
import { toMediaUrl } from '../storage/objectPath'
import { storeMade, toCardPath, type CardText } from '../storage/madePictures'

/** Cards that wait for their turn, at most: networks ask again later. */
const MAX_WAITING = 8
const RETRY_AFTER_SECONDS = 5

const MAX_HEAP_MB = 128
const MAX_RESIDENT_BYTES = 300_000_000
const TIMEOUT_MS = 20_000

/** With the fonts of the project alone: a container has none. */
const FONT_CONFIG = path.join(env.cmsDir, 'fonts', 'fonts.conf')

interface CardSource {
  /** Path in the storage of a picture that this product made. */
  picture: string
  /** Path in the storage of the picture beside which the card is stored. */
  beside?: string
  text?: CardText
}

let waiting = 0

/**
 * Redirects to the card of a stored picture. The first request draws it, in a child process whose memory is
 * bounded, one at a time, and stores it beside the picture, whose files are deleted together.
 * @throws ApiError 404 not-found, 429 too-many-requests when too many wait; ChildFailure when the child
 * fails twice: a 500, since a proxy takes a 503 for a process that is away
 */
export async function redirectToCard(source: CardSource): Promise<Response> {
  const card = toCardPath(source.beside ?? source.picture, source.text)
  if (!(await storage.stat(card))) await makeCard(source, card)
  const headers = { Location: toMediaUrl(undefined, card), 'Cache-Control': PUBLIC_CACHE_CONTROL }
  return new Response(null, { status: 302, headers })
}

async function makeCard(source: CardSource, card: string): Promise<void> {
  if (waiting >= MAX_WAITING)
    throw apiError('too-many-requests', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  waiting += 1
  try {
    await serializeByKey('cards', async () => {
      // Another request may have made it in between.
      if (!(await storage.stat(card))) await storeMade(storage, card, await draw(source))
    })
  } finally {
    waiting -= 1
  }
}

const draw = ({ picture, text }: CardSource): Promise<Buffer> =>
  withTempFolder('card', async (folder) => {
    const file = path.join(folder, 'picture')
    const outFile = `${file}.jpg`
    try {
      await pipeline(await storage.read(picture), createWriteStream(file))
    } catch (error) {
      if (error instanceof ObjectNotFound) throw apiError('not-found', 'Cette image n’existe pas.')
      throw error
    }
    await trySecondChild(() => runChild({ file, outFile, text: text && toWords(text) }))
    // A file that the child has just written, not one of the project.
    return fs.readFile(/* turbopackIgnore: true */ outFile)
  })

/** The magazine and the number stand above the title, or in its place. */
function toWords({ numero, titre }: CardText): CardWords {
  const issue = `Regards n°\u00a0${numero}`
  const fontConfig = FONT_CONFIG
  return { ...(titre ? { heading: issue, title: titre } : { title: issue }), fontConfig }
}

/** @throws ChildFailure; the system's error */
const runChild = (request: CardRequest) =>
  runBoundedChild(
    {
      name: 'drawCard',
      source: 'media/images/child/card.ts',
      args: [JSON.stringify(cardRequest.parse(request))],
      heapMb: MAX_HEAP_MB,
      residentBytes: MAX_RESIDENT_BYTES,
      totalMs: TIMEOUT_MS,
      reply: cardReply,
    },
    'Image de partage non dessinée',
  )
