const units = ['octets', 'ko', 'Mo', 'Go'] as const

const numberFormat = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })

/** Formats a number of bytes in French: « 12,4 Mo ». */
export function formatFileSize(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), 3)
  const unit = step === 0 && bytes < 2 ? 'octet' : (units[step] ?? 'octets')
  return `${numberFormat.format(bytes / 1024 ** step)}\u00a0${unit}`
}
