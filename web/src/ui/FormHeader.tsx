import type { ReactNode } from 'react'
import styles from './FormHeader.module.css'

type FormHeaderProps = {
  title: string
  children: ReactNode
}

/** Header of a page that consists of a form. */
export function FormHeader({ title, children }: FormHeaderProps) {
  return (
    <>
      <h1>{title}</h1>
      <p className={styles.lead}>{children}</p>
    </>
  )
}
