/** Whether files are dragged, rather than text or a link. */
export function isFileDrag({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false
}
