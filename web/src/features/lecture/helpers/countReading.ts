import { api } from '@web/lib/api/api'
import { logError } from '@web/lib/browser/logError'
import { readStored, writeStored } from '@web/lib/browser/storage'

const keyOf = (numero: number) => `regards:lecture-comptee:${numero}`

/** Issues counted in this tab, where the browser refuses storage. */
const counted = new Set<number>()

/**
 * Counts one view of an issue per tab session; none without network. A failed count is repeated at
 * the next reading.
 */
export async function countReading(numero: number): Promise<void> {
  if (!navigator.onLine) return
  if (counted.has(numero) || readStored('sessionStorage', keyOf(numero)) !== null) return
  setCounted(numero, true)
  try {
    await api(`/regards/numero/${numero}/vue`, { method: 'POST', keepalive: true })
  } catch (error) {
    setCounted(numero, false)
    logError('La lecture n’a pas été comptée\u00a0:', error)
  }
}

function setCounted(numero: number, isDone: boolean): void {
  if (isDone) counted.add(numero)
  else counted.delete(numero)
  writeStored('sessionStorage', keyOf(numero), isDone ? '1' : undefined)
}
