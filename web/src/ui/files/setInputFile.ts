/** Sets or clears the file of a file input; does nothing if it already has that file. */
export function setInputFile(input: HTMLInputElement, file: File | undefined): void {
  const held = input.files?.[0]
  if (held === file || (held && file && isSameFile(held, file))) return
  input.value = ''
  if (!file || typeof DataTransfer === 'undefined') return
  const transfer = new DataTransfer()
  transfer.items.add(file)
  input.files = transfer.files
}

function isSameFile(one: File, other: File): boolean {
  return (
    one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
  )
}
