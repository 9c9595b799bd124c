import type { ReactNode } from 'react'
import { createBlock } from '@web/ui/createBlock'
import styles from './Card.module.css'

export function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <h3>{title}</h3>
      {children}
    </div>
  )
}

export const CardActions = createBlock('div', styles.actions)

export const CardHint = createBlock('p', styles.hint)
