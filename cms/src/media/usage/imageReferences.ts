import type { Image } from '../../payload-types'
import type { PageReferences } from './readPageReferences'

type StoredImage = Pick<Image, 'id' | 'prefix' | 'filename' | 'sizes'>

/** Lists what a page can refer to an image by: its id, and the storage paths of its files. */
export function listImageReferences({ id, prefix, filename, sizes }: StoredImage): string[] {
  const names = [filename, ...Object.values(sizes ?? {}).map((size) => size.filename)]
  return [id, ...names.flatMap((name) => (name ? `${prefix}/${name}` : []))]
}

/** Whether a page uses one of these references. */
export const usesOneOf = ({ references }: PageReferences, wanted: string[]): boolean =>
  wanted.some((reference) => references.has(reference))
