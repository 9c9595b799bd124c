import type { FieldHook, UploadField } from 'payload'

interface ImageFieldOptions {
  name: string
  label: string
  description?: string
  /** What the dashboard asks for while there is no picture. */
  isExpected?: boolean
}

/** A picture of a page; what it shows is said with the picture itself, once for every page. */
export const imageField = ({
  name,
  label,
  description,
  isExpected,
}: ImageFieldOptions): UploadField => ({
  type: 'upload',
  relationTo: 'images',
  name,
  label,
  filterOptions: { usage: { equals: 'page' } },
  admin: { ...(description ? { description } : {}) },
  custom: { isExpected },
  hooks: { beforeValidate: [dropDeletedImage] },
})

/** A version that is taken up again may name a picture that was deleted since. */
const dropDeletedImage: FieldHook = async ({ field, previousSiblingDoc, req, value }) => {
  const kept = (previousSiblingDoc as Record<string, unknown> | undefined)?.[field.name ?? '']
  if (typeof value !== 'string' || value !== kept) return value as unknown
  const { totalDocs } = await req.payload.count({
    collection: 'images',
    where: { id: { equals: value } },
    req,
  })
  return totalDocs > 0 ? value : null
}
