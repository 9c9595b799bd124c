/** Accepted formats of a cover (specification, section 2): name, MIME type and file extensions. */
const formats = [
  { name: 'JPG', type: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  { name: 'PNG', type: 'image/png', extensions: ['png'] },
  { name: 'GIF', type: 'image/gif', extensions: ['gif'] },
]

/** The names of the formats, for the hint and the error messages. */
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
