import type { Plan, Row } from './types'

/** Result counts of an import. */
export interface Totals {
  imported: number
  known: number
  failed: number
}

/** Label of a row in all output: `n° 12 · 2019-03-15`. */
export const rowName = ({ numero, dateParution }: Row): string =>
  `n° ${numero ?? '?'} · ${dateParution?.slice(0, 10) ?? '?'}`

/** Output of a row's check: one line, or one per fault. */
export function planLines({ state, row }: Plan): string[] {
  if (state === 'faulty') {
    return row.faults.map(({ code, message }) => faultLine(row, code, message))
  }
  const notes = row.notes.length > 0 ? ` (${row.notes.join(', ')})` : ''
  return [`${rowName(row)} · ${state === 'new' ? 'à importer' : 'déjà importé'}${notes}`]
}

export const faultLine = (row: Row, code: string, message: string): string =>
  `${rowName(row)} · erreur : ${message} [${code}, clé ${row.key}]`

/** `1 000 numéros importés, 3 déjà là, 0 en erreur (2 min 10 s)` */
export function summary({ imported, known, failed }: Totals, milliseconds: number): string {
  const done = `${counted(imported, 'numéro')} ${imported > 1 ? 'importés' : 'importé'}`
  return `${done}, ${number(known)} déjà là, ${number(failed)} en erreur (${duration(milliseconds / 1000)})`
}

/** Summary of a dry run, in the same form. */
export function checkSummary(plans: Plan[]): string {
  const count = (state: Plan['state']) => plans.filter((plan) => plan.state === state).length
  const wanted = counted(count('new'), 'numéro')
  return `${wanted} à importer, ${number(count('known'))} déjà là, ${number(count('faulty'))} en erreur`
}

/** `1 000 numéros`, `1 numéro`; French uses the singular for 0. */
export const counted = (count: number, noun: string): string =>
  `${number(count)} ${noun}${count > 1 ? 's' : ''}`

/** Formats seconds: `2 min 10 s`. */
export function duration(seconds: number): string {
  const whole = Math.round(seconds)
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  if (hours > 0) return `${hours} h ${minutes} min`
  return minutes > 0 ? `${minutes} min ${whole % 60} s` : `${whole} s`
}

// Uses ordinary spaces, so that terminal output can be searched and copied.
const number = (count: number): string =>
  new Intl.NumberFormat('fr-FR').format(count).replace(/[\u00a0\u202f]/g, ' ')
