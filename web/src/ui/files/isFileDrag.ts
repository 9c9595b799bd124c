/** Whether what is dragged is files, rather than words or a link. */
export function isFileDrag({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false
}
