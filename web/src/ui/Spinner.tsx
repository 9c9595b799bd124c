import { useEffect, useState } from 'react'
import { Star } from './motifs/Star'
import styles from './Spinner.module.css'

/** Delay after which a message says that loading takes longer than usual. */
const longWaitMs = 6_000

/**
 * Loading indicator. Its label is not a live region: screen readers do not announce one that is
 * inserted with its text, and RouteAnnouncer announces the title of the loading page.
 */
export function Spinner({ label }: { label: string }) {
  const [isLong, setIsLong] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), longWaitMs)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div className={styles.frame} data-loading="">
      <span className={styles.rotating}>
        <Star />
      </span>
      <p>{label}</p>
      <p className={styles.delay} role="status">
        {isLong && 'Cela prend plus de temps que d’habitude…'}
      </p>
    </div>
  )
}
