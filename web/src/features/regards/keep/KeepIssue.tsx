import { useEffect } from 'react'
import { useLazyComponent } from '@web/lib/hooks/useLazyComponent'
import { useIsHydrated } from '@web/lib/hydration/useIsHydrated'
import type { KeepIssueProps } from './KeepControls'
import styles from './KeepIssue.module.css'

const loadControls = async () => (await import('./KeepControls')).KeepControls

/** Keeps an issue on the visitor’s device, to be read without network, where the browser can. */
export function KeepIssue(props: KeepIssueProps) {
  const isHydrated = useIsHydrated()
  const { Component: KeepControls, load } = useLazyComponent(loadControls, { isAsked: false })

  useEffect(() => {
    if (isHydrated && 'caches' in globalThis && 'serviceWorker' in navigator) void load()
  }, [isHydrated, load])

  return <div className={styles.place}>{KeepControls && <KeepControls {...props} />}</div>
}
