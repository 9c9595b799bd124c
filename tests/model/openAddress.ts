import { readZip } from '../support/readEpub'

/** An answer to a visitor. */
export interface Read {
  path: string
  status: number
  /** Where a redirect leads. */
  location: string | undefined
  /** Empty for pictures; of an EPUB, the text of all its files. */
  text: string
}

/** Opens an address as a visitor, without following redirects. */
export async function openAddress(url: string, path: string): Promise<Read> {
  const response = await fetch(`${url}${path}`, { redirect: 'manual' })
  const bytes = Buffer.from(await response.arrayBuffer())
  return {
    path,
    status: response.status,
    location: response.headers.get('location') ?? undefined,
    text: await toText(response.headers.get('content-type') ?? '', bytes),
  }
}

async function toText(type: string, bytes: Buffer): Promise<string> {
  if (type.includes('epub')) {
    const files = await readZip(bytes)
    return files.map(({ bytes: file }) => file.toString('utf8')).join('\n')
  }
  return /json|xml|html|text/.test(type) ? bytes.toString('utf8') : ''
}
