let numberFormat: Intl.NumberFormat | undefined

/** Made once it is asked for: that takes a browser 30 ms, and most visitors see no count. */
function format(count: number): string {
  numberFormat ??= new Intl.NumberFormat('fr-FR')
  return numberFormat.format(count)
}

/** « 1 vue », « 1 234 vues »; in French, zero is singular. */
export function formatViewCount(count: number): string {
  return `${format(count)}\u00a0${count >= 2 ? 'vues' : 'vue'}`
}

/** « 1 téléchargement », « 1 234 téléchargements ». */
export function formatDownloadCount(count: number): string {
  return `${format(count)}\u00a0${count >= 2 ? 'téléchargements' : 'téléchargement'}`
}
