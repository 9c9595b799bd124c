/** Time that a browser has to begin the download, in milliseconds: Safari begins it later. */
const revokeAfterMs = 60_000

export function downloadText(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), revokeAfterMs)
}
