import type { ReactNode } from 'react'
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

/**
 * « e-mail », « sommes-nous », « porte-parole »: a word with a hyphen, of 3 to 12 letters and hyphens, which nearly
 * always fits on one line. Its group keeps the words when a text is split.
 */
export const shortCompound = /(?<![\p{L}\p{N}-])(?=[\p{L}-]{3,12}(?![\p{L}\p{N}-]))(\p{L}+-\p{L}+)/u
