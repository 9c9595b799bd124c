import type { Plan, Row } from './types'

/** What the import came to. */
export interface Totals {
  imported: number
  known: number
  failed: number
}

/** How a row is called in every line: `n° 12 · 2019-03-15`. */
export const rowName = ({ numero, dateParution }: Row): string =>
  `n° ${numero ?? '?'} · ${dateParution?.slice(0, 10) ?? '?'}`

/** What the check has to say of a row: one line, or one for each fault. */
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

/** The same of a check alone. */
export function checkSummary(plans: Plan[]): string {
  const count = (state: Plan['state']) => plans.filter((plan) => plan.state === state).length
  const wanted = counted(count('new'), 'numéro')
  return `${wanted} à importer, ${number(count('known'))} déjà là, ${number(count('faulty'))} en erreur`
}

/** `1 000 numéros`, `1 numéro`; French counts none in the singular. */
export const counted = (count: number, noun: string): string =>
  `${number(count)} ${noun}${count > 1 ? 's' : ''}`

/** `2 min 10 s`, from seconds. */
export function duration(seconds: number): string {
  const whole = Math.round(seconds)
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  if (hours > 0) return `${hours} h ${minutes} min`
  return minutes > 0 ? `${minutes} min ${whole % 60} s` : `${whole} s`
}

// With the ordinary spaces of a terminal, so that a line can be searched and copied.
const number = (count: number): string =>
  new Intl.NumberFormat('fr-FR').format(count).replace(/[\u00a0\u202f]/g, ' ')
