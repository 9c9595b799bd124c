/**
 * Whether the browser can no longer read a file: changed, moved or unplugged since it was chosen. A
 * request whose file fails only says that it was lost, so the file is asked itself.
 */
export async function isFileUnreadable(file: Blob): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer()
    return false
  } catch {
    return true
  }
}
