import { makePdf } from '../../factories/pdf'
import { pdfMetadata } from '../../factories/uploads'
import { md5 } from '../../support/md5'
import { createUpload, getUploadLocation, getUploadOffset, sendChunk } from '../../support/tus'
import type { FaultSite } from '../faultSite'
import { readRefusal } from './publishIssues'
import { repeat, type Work } from './repeat'
import type { Round } from '../../support/seededRounds'

const MB = 1024 * 1024
const FILE_BYTES = 3 * MB

/**
 * Uploads files in chunks of random sizes. The server keeps every acknowledged byte, unless it says
 * that its disk is full, and files what it received.
 */
export async function uploadFile(site: FaultSite, random: Round['random']): Promise<Work> {
  const bytes = await makePdf({ sizeBytes: FILE_BYTES })
  const lost: string[] = []
  const urls: string[] = []
  let location: string | undefined
  let offset = 0
  const begin = async () => {
    const created = await createUpload(site.administrator(), bytes.length, pdfMetadata)
    location = await getUploadLocation(created)
    offset = 0
    return { status: created.status, text: '' }
  }
  const uploading = repeat(
    'upload',
    async () => {
      try {
        if (!location) return await begin()
        const kept = await getUploadOffset(site.administrator(), location)
        if (kept < offset) lost.push(`upload: ${offset} bytes were acknowledged, ${kept} are kept`)
        const chunk = bytes.subarray(kept, kept + random(1_000, MB))
        const answer = await sendChunk(site.administrator(), location, kept, chunk)
        const text = await answer.text()
        if (answer.status === 204) offset = kept + chunk.length
        if (answer.status === 200) urls.push((JSON.parse(text) as { doc: { url: string } }).doc.url)
        // The upload is filed, or dropped for want of room.
        if (answer.status === 200 || answer.status === 507) location = undefined
        return { status: answer.status, text }
      } catch (error) {
        const refusal = readRefusal(error)
        // It has expired with a jump of the clock.
        if (site.excused.includes(refusal.status)) location = undefined
        return refusal
      }
    },
    { excused: site.excused },
  )
  return {
    name: 'uploads',
    begun: uploading.begun,
    stop: () => uploading.stop(),
    async verify() {
      const wrong = [...uploading.wrong, ...lost]
      for (const url of urls) {
        const answer = await site.visitor.raw('GET', url)
        const stored = Buffer.from(await answer.arrayBuffer())
        if (md5(stored) !== md5(bytes)) wrong.push(`upload: ${url} is not what was sent`)
      }
      return wrong
    },
  }
}
