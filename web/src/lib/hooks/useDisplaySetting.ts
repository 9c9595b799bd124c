import { useSyncExternalStore } from 'react'
import {
  barColors,
  getDisplayStorageKey,
  type DisplaySettingName,
  type DisplaySettings,
} from '@web/theme/displaySettings'
import { writeStored } from '../browser/storage'

const listeners = new Set<() => void>()

/**
 * A choice of the reader about the display, applied to the whole site and stored on this device.
 * @returns [value, setValue]; undefined when the device decides, as on the server
 */
export function useDisplaySetting<Name extends DisplaySettingName>(name: Name) {
  type Value = DisplaySettings[Name][number]
  const value = useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset[name],
    () => undefined,
  )
  return [
    value as Value | undefined,
    (next: Value | undefined) => setDisplaySetting(name, next),
  ] as const
}

function subscribe(onChange: () => void) {
  listeners.add(onChange)
  // A change of another tab, which the script in the head of the page has applied.
  window.addEventListener('storage', onChange)
  return () => {
    listeners.delete(onChange)
    window.removeEventListener('storage', onChange)
  }
}

function setDisplaySetting(name: DisplaySettingName, value: string | undefined): void {
  const { dataset } = document.documentElement
  if (value === undefined) Reflect.deleteProperty(dataset, name)
  else dataset[name] = value
  if (name === 'theme') colorBrowserBar(value)
  for (const notify of listeners) notify()
  writeStored('localStorage', getDisplayStorageKey(name), value)
}

/** The tags of index.html: one for each scheme of the device. */
function colorBrowserBar(value: string | undefined): void {
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const scheme = tag.getAttribute('media')?.includes('dark') ? 'dark' : 'light'
    tag.content = barColors[(value ?? scheme) as keyof typeof barColors]
  }
}
