import type { Ref } from 'react'
import { VisuallyHidden } from '@web/ui/VisuallyHidden'
import { ToolButton } from '@web/ui/ToolButton'
import styles from './PageCount.module.css'

type PageCountProps = {
  buttonRef: Ref<HTMLButtonElement> | undefined
  page: number
  shown: number[]
  pageCount: number
  /** Name of the panel that the button opens. */
  label: string
  isOpen: boolean
  onToggle: () => void
}

/** « 2–3 / 7 », which opens the panel with all pages. */
export function PageCount(props: PageCountProps) {
  const { buttonRef, page, shown, pageCount, label, isOpen, onToggle } = props
  return (
    <>
      <ToolButton
        className={styles.count}
        ref={buttonRef}
        title={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? 'lecteur-pages' : undefined}
        onClick={onToggle}
      >
        <VisuallyHidden>{label}&nbsp;: </VisuallyHidden>
        {shown.join('\u2013')} / {pageCount}
      </ToolButton>
      <p className={styles.plainCount}>
        {page} / {pageCount}
      </p>
    </>
  )
}
