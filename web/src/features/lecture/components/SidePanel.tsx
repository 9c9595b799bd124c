import { useEffect, useRef, type ReactNode } from 'react'
import { CloseIcon } from '@web/ui/icons/CloseIcon'
import { VisuallyHidden } from '@web/ui/texts'
import { ToolButton } from '@web/ui/ToolButton'
import styles from './SidePanel.module.css'

type SidePanelProps = {
  id: string
  title: string
  onClose: () => void
  children: ReactNode
}

/** A panel beside the pages; above them on a narrow screen. It takes the focus when it opens. */
export function SidePanel({ id, title, onClose, children }: SidePanelProps) {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const field = ref.current?.querySelector<HTMLElement>('input[type="search"]')
    ;(field ?? ref.current)?.focus()
  }, [])

  return (
    <section className={styles.frame} ref={ref} id={id} aria-label={title} tabIndex={-1}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <ToolButton onClick={onClose}>
          <CloseIcon />
          <VisuallyHidden>Fermer</VisuallyHidden>
        </ToolButton>
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
