import type { Client } from './client'
import {
  getUploadOffset,
  createUpload,
  sendChunk,
  getUploadLocation,
  type UploadMetadata,
} from './tus'

export type Publication = {
  numero: number
  folder: string
  /** The PDF, then the cover. */
  files: [PublicationFile, PublicationFile]
}

type PublicationFile = { bytes: Buffer; metadata: UploadMetadata }

const CHUNK_BYTES = 512 * 1024
/** Maximum number of lost responses per publication; more indicate another problem. */
const MAX_LOST_RESPONSES = 5

export type PublishOptions = {
  /** Called before each request, including retries. */
  onRequest?: () => void
  /** Called when a request got no response; resolves when it may be retried. */
  waitForServer?: () => Promise<void>
}

/**
 * Publishes an issue like the site's own page: retries requests without a response, and does not
 * resend bytes that the server has.
 * @throws when a request is rejected
 */
export async function publishWithRetries(
  administrator: Client,
  { numero, folder, files }: Publication,
  {
    onRequest = () => {},
    waitForServer = () => Promise.reject(new Error('No answer')),
  }: PublishOptions = {},
): Promise<void> {
  const watched: Client = {
    ...administrator,
    raw: (...request) => {
      onRequest()
      return administrator.raw(...request)
    },
    get: (...request) => {
      onRequest()
      return administrator.get(...request)
    },
    post: (...request) => {
      onRequest()
      return administrator.post(...request)
    },
  }
  const persist = async <T>(step: () => Promise<T>): Promise<T> => {
    for (let lost = 0; ; lost += 1) {
      try {
        return await step()
      } catch (error) {
        if (!isNetworkError(error) || lost === MAX_LOST_RESPONSES) throw error
        await waitForServer()
      }
    }
  }
  const ids: string[] = []
  for (const { bytes, metadata } of files) {
    ids.push(await sendFile(watched, bytes, { ...metadata, folder }, persist))
  }
  const [pdf, couverture] = ids
  await persist(async () => {
    const found = await watched.get<{ docs: { pdf: string }[] }>(
      `/api/regards?where[numero][equals]=${numero}&depth=0`,
    )
    if (found.json.docs[0]?.pdf === pdf) return
    const answer = await watched.post('/api/regards', {
      numero,
      dateParution: '2024-03-15',
      pdf,
      couverture,
    })
    if (answer.status !== 201) throw new Error(`Refused: ${answer.status} ${answer.text}`)
  })
}

async function sendFile(
  administrator: Client,
  bytes: Buffer,
  metadata: UploadMetadata,
  persist: <T>(step: () => Promise<T>) => Promise<T>,
): Promise<string> {
  const location = await persist(async () =>
    getUploadLocation(await createUpload(administrator, bytes.length, metadata)),
  )
  return persist(async () => {
    for (;;) {
      const offset = await getUploadOffset(administrator, location)
      const chunk = bytes.subarray(offset, offset + CHUNK_BYTES)
      const response = await sendChunk(administrator, location, offset, chunk)
      if (response.status === 200) {
        return ((await response.json()) as { doc: { id: string } }).doc.id
      }
      if (response.status !== 204) {
        throw new Error(`Refused: ${response.status} ${await response.text()}`)
      }
    }
  })
}

/** Whether fetch failed to connect, or lost the connection before the response ended. */
const isNetworkError = (error: unknown): boolean => error instanceof TypeError
