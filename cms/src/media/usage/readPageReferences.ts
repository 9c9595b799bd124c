import type { GlobalSlug, Payload, PayloadRequest } from 'payload'
import type { Image } from '../../payload-types'

/** A page of the site, as published or as its draft. */
export interface PageReferences {
  slug: GlobalSlug
  /** Label in the admin panel. */
  label: string
  isDraft: boolean
  /** Every text of the page, among them the ids of its images; of a link to a file, its storage path. */
  references: Set<string>
}

/**
 * Reads every page once as published and, where it has one, as its draft. Earlier versions are left
 * out: restoring one drops an image that is gone (fields/imageField).
 * @param req the current request, if any
 */
export async function readPageReferences(
  payload: Payload,
  req?: PayloadRequest,
): Promise<PageReferences[]> {
  const pages: PageReferences[] = []
  for (const { slug, label } of payload.config.globals) {
    const read = (draft: boolean) =>
      payload.findGlobal({ slug, depth: 0, draft, ...(req ? { req } : {}) })
    const page = { slug, label: typeof label === 'string' ? label : slug }
    const published = await read(false)
    pages.push({ ...page, isDraft: false, references: collectReferences(published) })
    const latest = await read(true)
    if ((latest as { _status?: string | null })._status !== 'draft') continue
    pages.push({ ...page, isDraft: true, references: collectReferences(latest) })
  }
  return pages
}

function collectReferences(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(toStoredPath(value) ?? value)
  else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) collectReferences(part, found)
  }
  return found
}

const MEDIA_ROOT = '/media/'

/** Path of the file to which a link of this site leads, on any host; undefined for others. */
export function toStoredPath(link: string): string | undefined {
  if (!link.includes(MEDIA_ROOT)) return undefined
  try {
    const { pathname } = new URL(link, 'https://site')
    if (!pathname.startsWith(MEDIA_ROOT)) return undefined
    return decodeURIComponent(pathname.slice(MEDIA_ROOT.length))
  } catch {
    return undefined
  }
}

type StoredImage = Pick<Image, 'id' | 'prefix' | 'filename' | 'sizes'>

/** Lists what a page can refer to an image by: its id, and the storage paths of its files. */
export function listImageReferences({ id, prefix, filename, sizes }: StoredImage): string[] {
  const names = [filename, ...Object.values(sizes ?? {}).map((size) => size.filename)]
  return [id, ...names.flatMap((name) => (name ? `${prefix}/${name}` : []))]
}

/** Whether a page uses one of these references. */
export const usesOneOf = ({ references }: PageReferences, wanted: string[]): boolean =>
  wanted.some((reference) => references.has(reference))
