import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useSession } from '@web/lib/auth/useSession'
import { formDatabase, type FormContent, type StoredForm } from './formDatabase'
import { FormStore } from './FormStore'

type StoredFormOptions<Values> = {
  /** Names the form among those of the account; undefined for one that does not read what was typed. */
  form: string | undefined
  /** What the form holds; undefined while there is nothing to keep. */
  content: FormContent<Values> | undefined
  /** Sets what was stored, in a form that nobody has changed yet. */
  onRestore: (stored: StoredForm<Values>) => void
  /** Of a form that is published by uploads. */
  store?: FormStore
}

/** Keeps what a form holds for a day, by account: no link, reload or end of a session loses it. */
export function useStoredForm<Values = StoredForm['values']>(options: StoredFormOptions<Values>) {
  const { form, content, onRestore } = options
  const [store] = useState(() => options.store ?? new FormStore(formDatabase))
  const account = useSession().user?.id
  const [restoredAt, setRestoredAt] = useState<number>()

  const handleRead = useEffectEvent((stored: StoredForm<Values>) => {
    setRestoredAt(stored.at)
    onRestore(stored)
  })

  useEffect(() => {
    if (account === undefined || form === undefined) return
    let isCurrent = true
    void store.open(account, form).then((stored) => {
      if (stored && isCurrent) handleRead(stored as StoredForm<Values>)
    })
    return () => {
      isCurrent = false
    }
  }, [account, form, store])

  // A layout effect: the store has the content before the next press, which may send it.
  useLayoutEffect(() => store.write(content))

  return {
    /** Time of what was restored, until the form is empty again or sent. */
    restoredAt: content && store.sentKey === undefined ? restoredAt : undefined,
    /** Forgets what is kept, for a form that is closed. */
    forget: () => {
      setRestoredAt(undefined)
      store.clear()
    },
  }
}

/** The values that are not as before; undefined if there is none. */
export function findChanges(before: Record<string, string>, now: Record<string, string>) {
  const changed = Object.entries(now).filter(([name, value]) => value !== before[name])
  return changed.length > 0 ? Object.fromEntries(changed) : undefined
}
