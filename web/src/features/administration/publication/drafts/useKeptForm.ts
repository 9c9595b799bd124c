import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSession } from '@web/lib/auth/useSession'
import { draftDatabase, type KeptForm } from './draftDatabase'

type KeptFormOptions<Values> = {
  /** Names the form among those of the account. */
  name: string
  /**
   * The changed fields of the form, and its files (the same object while they do not change);
   * undefined while there is nothing to keep.
   */
  content: Omit<KeptForm<Values>, 'at'> | undefined
  /** Restores kept values, in a form that nobody has changed yet. */
  onRestore: (kept: KeptForm<Values>) => void
}

/**
 * Keeps unsaved values of a form in this browser, by account, for a day, so that a link, the back
 * button, a reload or the end of the session do not lose them.
 */
export function useKeptForm<Values = KeptForm['values']>({
  name,
  content,
  onRestore,
}: KeptFormOptions<Values>) {
  const { user } = useSession()
  const key = user ? `${user.id}:${name}` : undefined
  const [loadedKey, setLoadedKey] = useState<string>()
  const [restoredAt, setRestoredAt] = useState<number>()
  const hasContent = content !== undefined
  /** Whether the form was ever changed: it has no content while it is sent. */
  const wasChanged = useRef(false)
  useEffect(() => {
    if (hasContent) wasChanged.current = true
  }, [hasContent])

  const handleLoaded = useEffectEvent((kept: KeptForm<Values> | undefined) => {
    setLoadedKey(key)
    if (!kept || wasChanged.current) return
    setRestoredAt(kept.at)
    onRestore(kept)
  })

  useEffect(() => {
    if (key === undefined) return
    let isCurrent = true
    void draftDatabase.readForm<Values>(key).then((kept) => isCurrent && handleLoaded(kept))
    return () => {
      isCurrent = false
    }
  }, [key])

  // Compared as text: a form has new objects at each render.
  const files = content?.files
  const text = content && JSON.stringify(content.values)
  useEffect(() => {
    if (key === undefined || key !== loadedKey) return
    if (text === undefined) {
      void draftDatabase.removeForm(key)
      return
    }
    void draftDatabase.saveForm(key, { at: Date.now(), values: JSON.parse(text) as Values })
  }, [key, loadedKey, text])

  useEffect(() => {
    if (key !== undefined && key === loadedKey && files)
      void draftDatabase.saveFormFiles(key, files)
  }, [key, loadedKey, files])

  return {
    /** Time of the restored values, until the form is empty again. */
    restoredAt: hasContent ? restoredAt : undefined,
    /** Deletes the kept values, for a form that is closed. */
    forget: () => {
      setRestoredAt(undefined)
      if (key !== undefined) void draftDatabase.removeForm(key)
    },
  }
}

/** The changed values; undefined without any. */
export function findChanges(before: Record<string, string>, now: Record<string, string>) {
  const changed = Object.entries(now).filter(([name, value]) => value !== before[name])
  return changed.length > 0 ? Object.fromEntries(changed) : undefined
}
