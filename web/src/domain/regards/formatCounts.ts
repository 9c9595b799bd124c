import type { Regard } from '@payload-types'

/** Counters of an issue, each with its noun in the singular: the plural adds an s. */
const counters = [
  ['nombreDeVue', 'vue'],
  ['nombreDeTelechargement', 'téléchargement'],
] as const

export type Counter = (typeof counters)[number][0]

let numberFormat: Intl.NumberFormat | undefined

/**
 * Creates the formatter on first use: this takes a browser 30 ms, and most visitors see no count.
 */
function format(count: number, noun: string): string {
  numberFormat ??= new Intl.NumberFormat('fr-FR')
  // In French, zero is singular.
  return `${numberFormat.format(count)}\u00a0${noun}${count >= 2 ? 's' : ''}`
}

/** Formats a view count: « 1 vue », « 1 234 vues ». */
export const formatViewCount = (count: number): string => format(count, 'vue')

/** Formats all counts that an issue has: « 12 vues », « 3 téléchargements ». */
export const formatCounts = (regard: Regard): string[] =>
  counters.flatMap(([field, noun]) => {
    const count = regard[field]
    return typeof count === 'number' ? [format(count, noun)] : []
  })
