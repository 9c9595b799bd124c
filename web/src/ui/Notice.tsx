import type { ReactNode } from 'react'
import styles from './Notice.module.css'

type Variant = 'success' | 'danger' | 'neutral'

type NoticeProps = {
  variant: Variant
  children: ReactNode
}

/**
 * A status message. `danger` is an alert, announced at once; the others are polite live regions.
 * Render those empty before the message exists, at the latest when the operation starts: screen
 * readers announce a status only in a region that was already there.
 */
export function Notice({ variant, children }: NoticeProps) {
  const hasContent = Boolean(children)
  return (
    <div className={styles.region} role={variant === 'danger' ? 'alert' : 'status'}>
      {hasContent && (
        <div className={styles.frame} data-variant={variant}>
          {children}
        </div>
      )}
    </div>
  )
}
