import type { ExtractPart } from '@regards/contract/schemas/recherche'
import styles from './Extract.module.css'

export function Extract({ parts }: { parts: ExtractPart[] }) {
  if (parts.length === 0) return null
  return (
    <p className={styles.passage}>
      {parts.map(({ texte, marque }, index) =>
        marque ? (
          <mark className={styles.marked} key={index}>
            {texte}
          </mark>
        ) : (
          <span key={index}>{texte}</span>
        ),
      )}
    </p>
  )
}
