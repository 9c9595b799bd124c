import type { UploadField } from 'payload'

interface ImageOptions {
  name: string
  label: string
  description?: string
  /** What the dashboard asks for while there is no picture. */
  aCompleter?: boolean
}

/** A picture of a page; what it shows is said with the picture itself, once for every page. */
export const image = ({ name, label, description, aCompleter }: ImageOptions): UploadField => ({
  type: 'upload',
  relationTo: 'images',
  name,
  label,
  filterOptions: { usage: { equals: 'page' } },
  admin: { ...(description ? { description } : {}) },
  custom: { aCompleter },
})
