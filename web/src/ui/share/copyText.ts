/**
 * Copies a text to the clipboard.
 * @returns whether it was copied; a browser may refuse
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
