const numberFormat = new Intl.NumberFormat('fr-FR')

/** « 1 vue », « 1 234 vues »; in French, zero is singular. */
export function formatViewCount(count: number): string {
  return `${numberFormat.format(count)}\u00a0${count >= 2 ? 'vues' : 'vue'}`
}

/** « 1 téléchargement », « 1 234 téléchargements ». */
export function formatDownloadCount(count: number): string {
  return `${numberFormat.format(count)}\u00a0${count >= 2 ? 'téléchargements' : 'téléchargement'}`
}
