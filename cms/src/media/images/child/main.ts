import type { ImageReply, ImageRequest } from '@regards/contract/schemas/imageMessages'

import { makeImage, RefusedImage } from './makeImage'

/**
 * Program of the child process that treats one image: `node cms/dist/makeImage.js REQUEST`, a JSON
 * text. Knows neither settings nor database, and ends with its parent.
 */
process.once('disconnect', () => process.exit())

const request = JSON.parse(process.argv[2] ?? '') as ImageRequest
send(await run())

async function run(): Promise<ImageReply> {
  try {
    return await makeImage(request)
  } catch (error) {
    if (error instanceof RefusedImage) return { type: 'refused', ...error.refusal }
    const { code } = error as NodeJS.ErrnoException
    if (code) return { type: 'unwritable', code }
    throw error
  }
}

function send(reply: ImageReply): void {
  if (!process.send) throw new Error('This program is run by the server')
  process.send(reply, () => process.disconnect())
}
