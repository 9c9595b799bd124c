import type { FieldHook, UploadField, UploadFieldSingleValidation } from 'payload'
import { upload } from 'payload/shared'

interface ImageFieldOptions {
  name: string
  label: string
  description?: string
  /** Whether the dashboard reports the field while it is empty. */
  isExpected?: boolean
}

/** Upload field for an image of a page; its alt text is that of the image, shared by all pages. */
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
  validate: validateImage,
  admin: { ...(description ? { description } : {}) },
  custom: { isExpected },
  hooks: { beforeValidate: [dropDeletedImage] },
})

/**
 * Payload's validation, which looks for the image as the account may read it. A planned publication
 * and the demonstration have no account, and an image that no page shows yet is reserved for accounts;
 * Payload does not tell the validation of a global that the server itself saves it.
 */
const validateImage: UploadFieldSingleValidation = (value, options) =>
  upload(value, { ...options, overrideAccess: options.overrideAccess ?? !options.req.user })

/** Clears the field if its image was deleted, as when an old version is restored. */
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
