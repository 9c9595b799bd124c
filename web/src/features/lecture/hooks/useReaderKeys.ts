import { useEffect, useEffectEvent, useState } from 'react'
import { readStored, writeStored } from '@web/lib/browser/storage'

export type ReaderActions = {
  next: () => void
  previous: () => void
  first: () => void
  last: () => void
  zoomIn: () => void
  zoomOut: () => void
  resetZoom: () => void
  toggleFullscreen: () => void
  /** Closes an open panel, else resets the zoom. */
  escape: () => void
}

type ReaderKeysOptions = {
  actions: ReaderActions
  /** When the page is enlarged, the arrows scroll it. */
  isZoomed: boolean
  /** Whether keys that write a character act (WCAG 2.1.4: they can be turned off). */
  hasCharacterKeys: boolean
  /** Whether a text is shown, which scrolls with the keys that turn pages. */
  isText: boolean
}

const keys: Record<string, keyof ReaderActions> = {
  PageDown: 'next',
  PageUp: 'previous',
  Home: 'first',
  End: 'last',
  Escape: 'escape',
}

const unzoomedKeys: Record<string, keyof ReaderActions> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
}

const characterKeys: Record<string, keyof ReaderActions> = {
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  '0': 'resetZoom',
  f: 'toggleFullscreen',
  F: 'toggleFullscreen',
}

/** Keyboard of the reader, wherever the focus is, except in a field or a dialog. */
export function useReaderKeys(options: ReaderKeysOptions): void {
  const { actions, isZoomed, hasCharacterKeys, isText } = options
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event
    if (defaultPrevented || ctrlKey || metaKey || altKey) return
    const isInField =
      target instanceof Element && target.closest('input, textarea, dialog') !== null
    if (isInField && (key !== 'Escape' || target.closest('dialog'))) return
    const action =
      (isText && key !== 'Escape' ? undefined : keys[key]) ??
      (isZoomed ? undefined : unzoomedKeys[key]) ??
      (hasCharacterKeys && !isText ? characterKeys[key] : undefined)
    if (!action) return
    event.preventDefault()
    actions[action]()
  })

  useEffect(() => {
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
}

const KEY = 'regards:raccourcis'

/**
 * Whether character keys act, as chosen on this device; at first they do. Not for what the server
 * renders: its HTML is the same for everybody.
 * @returns [value, setValue]
 */
export function useCharacterKeys() {
  const [isOn, setOn] = useState(() => readStored('localStorage', KEY) !== 'false')
  function store(next: boolean) {
    setOn(next)
    writeStored('localStorage', KEY, String(next))
  }
  return [isOn, store] as const
}
