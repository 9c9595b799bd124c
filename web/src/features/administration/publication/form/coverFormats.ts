/** Formats of a cover: name, MIME type and file extensions. The server accepts the same. */
const formats = [
  { name: 'JPG', type: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  { name: 'PNG', type: 'image/png', extensions: ['png'] },
  { name: 'GIF', type: 'image/gif', extensions: ['gif'] },
  { name: 'WebP', type: 'image/webp', extensions: ['webp'] },
  { name: 'AVIF', type: 'image/avif', extensions: ['avif'] },
]

/** The formats that the hint names (specification, section 2). */
export const hintedFormats = 'JPG, PNG, GIF'

/** The names of all formats, for error messages. */
export const coverFormats = formats.map(({ name }) => name).join(', ')

/**
 * Whether a file has an accepted format: by its MIME type, or by its extension where the type is
 * empty.
 */
export function isCover({ name, type }: File): boolean {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return formats.some((format) =>
    type ? format.type === type : format.extensions.includes(extension),
  )
}
