import type { ReactNode } from 'react'
import { Button } from '@web/ui/Button'
import styles from './FormerText.module.css'

type FormerTextProps = {
  /** Plain text, a line for each paragraph; empty if only pictures were there. */
  text: string
  /** Whether the new PDF has nothing of the article. */
  isGone: boolean
  /** Name of the article for the button. */
  name: ReactNode
  onReviewed: () => void
}

/** Text of the former PDF that was not found in the new one, for review. */
export const FormerText = ({ text, isGone, name, onReviewed }: FormerTextProps) => (
  <div className={styles.frame}>
    <p>
      {isGone
        ? 'Cet article n’a plus été retrouvé dans le nouveau PDF\u00a0: donnez-lui ses pages dans «\u00a0Détails\u00a0», retirez-le, ou laissez-le masqué.'
        : 'Une partie de cet article n’a plus été retrouvée dans le nouveau PDF, ou y est autre que votre texte corrigé. Les visiteurs lisent ce que dit le PDF.'}
    </p>
    {text !== '' && (
      <details>
        <summary>Ancien texte{name}</summary>
        <p className={styles.text}>{text}</p>
      </details>
    )}
    <Button data-look="secondary" onClick={onReviewed}>
      C’est revu{name}
    </Button>
  </div>
)
