import {
  imageReply,
  type ImageFormat,
  type ImageRefusal,
  imageRequest,
  type ImageRequest,
  type ImageSize,
  type MadeImage,
} from '@regards/contract/schemas/imageMessages'
import fs from 'node:fs/promises'
import path from 'node:path'

import { serializeByKey } from '../../lib/async/serializeByKey'
import { apiError } from '../../lib/errors/apiErrors'
import { ChildFailure, runBoundedChild, trySecondChild } from '../../lib/process/boundedChild'
import { withTempFolder } from '../records/createTempFile'
import type { MadeSize } from './imageSizes'

const MAX_HEAP_MB = 256
const MAX_RESIDENT_BYTES = 700_000_000
const TIMEOUT_MS = 240_000

/** Accepted formats with their file extensions, the usual one first. */
const FORMATS: Record<ImageFormat, { mimeType: string; extensions: [string, ...string[]] }> = {
  jpeg: { mimeType: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  png: { mimeType: 'image/png', extensions: ['png'] },
  gif: { mimeType: 'image/gif', extensions: ['gif'] },
  webp: { mimeType: 'image/webp', extensions: ['webp'] },
  avif: { mimeType: 'image/avif', extensions: ['avif'] },
}

export interface ProcessedImage {
  mimeType: string
  /** The file name's own extension if it matches the format, else the format's usual one. */
  extension: string
  /** Pixels, as shown. */
  width: number
  height: number
  /** Tiny image as a data URL, shown blurred while the real one loads. */
  placeholder: string
  sizes: MadeSize[]
}

/**
 * Checks an image, removes its metadata, and makes its sizes and its placeholder, in a child process
 * whose memory is bounded; one image at a time.
 * @param file path of the image, which is replaced by the one without metadata
 * @param name the file's name, as sent by the client
 * @param sizes to make; those that are wider than the image may be left out
 * @throws ApiError 422 invalid-image, 503 when the child was killed from outside; the system's error
 */
export function processImage(
  file: string,
  name: string,
  sizes: ImageSize[],
): Promise<ProcessedImage> {
  return serializeByKey('images', () =>
    withTempFolder('image', async (outDir) => {
      const made = await runChild({ file, outDir, sizes })
      if (made.isRewritten) await fs.copyFile(path.join(outDir, 'original'), file)
      return readOutput(made, name, sizes, outDir)
    }),
  )
}

async function readOutput(
  made: MadeImage,
  name: string,
  sizes: ImageSize[],
  outDir: string,
): Promise<ProcessedImage> {
  const { format, width, height, placeholder } = made
  const { mimeType, extensions } = FORMATS[format]
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const files: MadeSize[] = []
  for (const size of sizes) {
    const file = made.sizes.find(({ name }) => name === size.name)
    if (!file) continue
    const bytes = await fs.readFile(path.join(outDir, size.name))
    files.push({ size, width: file.width, height: file.height, bytes })
  }
  return {
    ...{ mimeType, width, height, placeholder, sizes: files },
    extension: extensions.includes(extension) ? extension : extensions[0],
  }
}

/** @throws ApiError 422 invalid-image, 503; the system's error */
async function runChild(request: ImageRequest): Promise<MadeImage> {
  try {
    return await trySecondChild(() => runChildOnce(request))
  } catch (error) {
    throw error instanceof ChildFailure ? toApiError(error.reason) : error
  }
}

/** @throws ChildFailure, ApiError 422 invalid-image; the system's error */
async function runChildOnce(request: ImageRequest): Promise<MadeImage> {
  const reply = await runBoundedChild(
    {
      name: 'makeImage',
      source: 'media/images/child/main.ts',
      args: [JSON.stringify(imageRequest.parse(request))],
      heapMb: MAX_HEAP_MB,
      residentBytes: MAX_RESIDENT_BYTES,
      totalMs: TIMEOUT_MS,
      reply: imageReply,
    },
    'Image non préparée',
  )
  if (reply.type === 'made') return reply
  if (reply.type === 'unwritable') throw Object.assign(new Error(reply.code), reply)
  throw apiError('invalid-image', describeRefusal(reply))
}

/** For a stop or a kill from outside the image is not at fault. */
const toApiError = (reason: ChildFailure['reason']) =>
  reason === 'shutdown' || reason === 'killed'
    ? apiError('service-unavailable')
    : apiError('invalid-image', FAILURES[reason])

const FAILURES: Record<Exclude<ChildFailure['reason'], 'shutdown' | 'killed'>, string> = {
  timeout: 'Cette image demande trop de temps à préparer\u00a0: envoyez-la moins grande, en JPEG.',
  memory: 'Cette image est trop grande\u00a0: envoyez-la moins grande, en JPEG.',
  crash: 'La préparation de cette image s’est arrêtée d’elle-même\u00a0: envoyez-la de nouveau.',
}

function describeRefusal({ reason, megapixels = 0 }: ImageRefusal): string {
  if (reason === 'too-large') {
    return `Cette image est trop grande\u00a0: ${megapixels}\u00a0mégapixels au plus dans ce format.`
  }
  return {
    unreadable: 'Ce fichier n’est pas une image JPEG, PNG, GIF, WebP ou AVIF.',
    format: 'L’image doit être au format JPEG, PNG, GIF, WebP ou AVIF.',
    'too-tall': 'Cette image est trop haute pour sa largeur.',
    damaged: 'Cette image est incomplète ou abîmée.',
  }[reason]
}
