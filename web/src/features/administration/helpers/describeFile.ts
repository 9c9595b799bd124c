const units = ['octets', 'Ko', 'Mo', 'Go'] as const

const numberFormat = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })

/** A file's name and its size as people say it: « fichier.pdf (12,4 Mo) ». */
export function describeFile({ name, size }: File): string {
  return `${name} (${formatSize(size)})`
}

/** A number of bytes as people say it: « 12,4 Mo ». */
export function formatSize(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), 3)
  return `${numberFormat.format(bytes / 1024 ** step)}\u00a0${units[step] ?? 'octets'}`
}
