/**
 * Whether the browser can no longer read a file, because it was changed, moved or unplugged since
 * it was chosen. Reads one byte to find out: a failed request reports only a lost connection.
 */
export async function isFileUnreadable(file: Blob): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer()
    return false
  } catch {
    return true
  }
}
