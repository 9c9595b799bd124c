import type { ReactNode } from 'react'
import { shortCompound } from './shortCompound'
import styles from './withWholeWords.module.css'

/** Returns a title or a label whose short words with a hyphen do not break at it. */
export function withWholeWords(text: string): ReactNode {
  const parts = text.split(shortCompound)
  if (parts.length === 1) return text
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={styles.whole}>
        {part}
      </span>
    ),
  )
}
