import { readConnection } from '@web/lib/browser/readConnection'

/** Whether the reader asks to save data, or the network is too slow to load pages ahead. */
export function isDataSaved(): boolean {
  const { saveData, effectiveType = '' } = readConnection()
  return saveData === true || /2g$/.test(effectiveType)
}
