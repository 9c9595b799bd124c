import type { ReactNode } from 'react'
import { createBlock } from '@web/ui/createBlock'
import styles from './Card.module.css'

type CardProps = { title: string; children: ReactNode }

export function Card({ title, children }: CardProps) {
  return (
    <div className={styles.frame}>
      <h3>{title}</h3>
      {children}
    </div>
  )
}

export const CardActions = createBlock('div', styles.actions)

export const CardHint = createBlock('p', styles.hint)
