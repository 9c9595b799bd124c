type NetworkInformation = { saveData?: boolean; effectiveType?: string }

/** Whether the reader asks to save data, or the network is too slow to load pages ahead. */
export function isDataSaved(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation }
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}
