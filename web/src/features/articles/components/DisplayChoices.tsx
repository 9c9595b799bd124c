import { ChoiceGroup } from '@web/ui/ChoiceGroup'
import { VisuallyHidden } from '@web/ui/texts'
import { useSyncExternalStore } from 'react'
import {
  barColors,
  getDisplayStorageKey,
  type DisplaySettingName,
  type DisplaySettings,
} from '@web/theme/displaySettings'
import { writeStored } from '@web/lib/browser/storage'

/** The letter A in the sizes of theme.css; the second is the site’s own. */
const textSizes = [
  { value: 'small', name: 'Petits caractères', size: '0.89rem' },
  { value: '', name: 'Caractères moyens', size: '1.05rem' },
  { value: 'large', name: 'Grands caractères', size: '1.3rem' },
  { value: 'huge', name: 'Très grands caractères', size: '1.6rem' },
] as const

const themes = [
  { value: '', label: 'Auto' },
  { value: 'light', label: 'Clair' },
  { value: 'sepia', label: 'Sépia' },
  { value: 'dark', label: 'Sombre' },
] as const

/** Size of the letters and colours of the page, which this device keeps. */
export function DisplayChoices() {
  const [textSize, setTextSize] = useDisplaySetting('textSize')
  const [colors, setColors] = useDisplaySetting('theme')
  return (
    <>
      <ChoiceGroup
        legend="Taille des caractères"
        value={textSize ?? ''}
        options={textSizes.map(({ value, name, size }) => ({
          value,
          label: (
            <>
              <span aria-hidden="true" style={{ fontSize: size }}>
                A
              </span>
              <VisuallyHidden>{name}</VisuallyHidden>
            </>
          ),
        }))}
        onChange={(value) => setTextSize(value || undefined)}
      />
      <ChoiceGroup
        legend="Couleurs"
        value={colors ?? ''}
        options={[...themes]}
        onChange={(value) => setColors(value || undefined)}
      />
    </>
  )
}

const listeners = new Set<() => void>()

/**
 * A display choice, stored on this device.
 * @returns [value, setValue]; undefined: the device's own
 */
function useDisplaySetting<Name extends DisplaySettingName>(name: Name) {
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
