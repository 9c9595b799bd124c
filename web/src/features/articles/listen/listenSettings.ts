/** Speed and voice that the listener chose, on this device. */
export type ListenSettings = { rate: number; voice: string | undefined }

export const rates = [0.75, 1, 1.25, 1.5, 2]

const storageKey = 'regards:ecoute'
const defaults: ListenSettings = { rate: 1, voice: undefined }

export function loadListenSettings(): ListenSettings {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<ListenSettings>
    const { rate = 1, voice } = stored
    return {
      rate: rates.includes(rate) ? rate : defaults.rate,
      voice: typeof voice === 'string' ? voice : undefined,
    }
  } catch {
    return defaults
  }
}

export function saveListenSettings(settings: ListenSettings): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(settings))
  } catch {
    // Storage is unavailable: the choice lasts until the page is left.
  }
}
