/** The formats of a cover that the form takes (specification, section 2): what they are called, and known by. */
const formats = [
  { name: 'JPG', type: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  { name: 'PNG', type: 'image/png', extensions: ['png'] },
  { name: 'GIF', type: 'image/gif', extensions: ['gif'] },
]

/** As the hint, the warning and the refusal name them. */
export const coverFormats = formats.map(({ name }) => name).join(', ')

/** Whether a file is of one of them: by its type or, where the system knows none, by its name. */
export function isCover({ name, type }: File): boolean {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return formats.some((format) =>
    type ? format.type === type : format.extensions.includes(extension),
  )
}
