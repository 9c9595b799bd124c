import { parseStored, writeStored } from '@web/lib/browser/storage'

/** Speed and voice that the listener chose, on this device. */
export type ListenSettings = { rate: number; voice: string | undefined }

export const rates = [0.75, 1, 1.25, 1.5, 2]

const storageKey = 'regards:ecoute'

export function loadListenSettings(): ListenSettings {
  const stored = parseStored('localStorage', storageKey) as Partial<ListenSettings> | undefined
  const { rate = 1, voice } = stored ?? {}
  return {
    rate: rates.includes(rate) ? rate : 1,
    voice: typeof voice === 'string' ? voice : undefined,
  }
}

export function saveListenSettings(settings: ListenSettings): void {
  writeStored('localStorage', storageKey, JSON.stringify(settings))
}
