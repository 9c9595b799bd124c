import type { Client } from './client'

const TUS = { 'tus-resumable': '1.0.0' }
const CHUNK_BYTES = 8 * 1024 * 1024

export type UploadKind = 'pdf' | 'couverture'

export type UploadMetadata = {
  filename: string
  filetype: string
  kind: UploadKind
  /** Random folder name shared by both files of an issue; the server generates it when left out. */
  folder?: string
  /** Expected MD5 of the file, in base 64. */
  md5Hash?: string
}

/**
 * Creates an upload of `length` bytes and returns the server's response unchecked.
 * @param bytes sent with the creation request, when given
 */
export function createUpload(
  client: Client,
  length: number,
  metadata: Partial<UploadMetadata>,
  bytes?: Buffer,
): Promise<Response> {
  return client.raw('POST', '/api/uploads', {
    body: bytes && new Uint8Array(bytes),
    headers: {
      ...TUS,
      ...(bytes && { 'content-type': 'application/offset+octet-stream' }),
      'upload-length': String(length),
      'upload-metadata': encodeMetadata(metadata),
    },
  })
}

/** Sends bytes at an offset and returns the server's response unchecked. */
export function sendChunk(
  client: Client,
  location: string,
  offset: number,
  bytes: Buffer,
): Promise<Response> {
  return client.raw('PATCH', location, {
    headers: {
      ...TUS,
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(bytes),
  })
}

/** Returns the number of bytes of an upload that the server has. */
export async function getUploadOffset(client: Client, location: string): Promise<number> {
  const response = await client.raw('HEAD', location, { headers: TUS })
  const offset = response.headers.get('upload-offset')
  if (!response.ok || offset === null) {
    throw new Error(`HEAD ${location} was answered ${response.status}`)
  }
  return Number(offset)
}

/** Returns the path of a created upload. @throws when the creation was rejected */
export async function getUploadLocation(response: Response): Promise<string> {
  const location = response.headers.get('location')
  if (response.status !== 201 || !location) {
    throw new Error(`The upload was refused: ${response.status} ${await response.text()}`)
  }
  const { pathname, search } = new URL(location, response.url)
  return `${pathname}${search}`
}

export type UploadOptions = UploadMetadata & { chunkBytes?: number }

/**
 * Uploads a whole file with tus and returns the response to its last chunk, unchecked.
 * @throws when the creation, or a chunk before the last, is rejected
 */
export async function upload(
  client: Client,
  bytes: Buffer,
  { chunkBytes = CHUNK_BYTES, ...metadata }: UploadOptions,
): Promise<Response> {
  const location = await getUploadLocation(await createUpload(client, bytes.length, metadata))
  for (let offset = 0; ; offset += chunkBytes) {
    const chunk = bytes.subarray(offset, offset + chunkBytes)
    const response = await sendChunk(client, location, offset, chunk)
    if (offset + chunkBytes >= bytes.length) return response
    if (response.status !== 204) {
      throw new Error(`Chunk at ${offset} was refused: ${response.status} ${await response.text()}`)
    }
  }
}

export function encodeMetadata(metadata: Partial<UploadMetadata>): string {
  const pairs: [string, string | undefined][] = Object.entries(metadata)
  return pairs
    .map(([key, value]) => value !== undefined && `${key} ${Buffer.from(value).toString('base64')}`)
    .filter(Boolean)
    .join(',')
}
