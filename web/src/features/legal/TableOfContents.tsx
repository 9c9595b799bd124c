import type { LegalSection } from './toLegalPage'
import styles from './TableOfContents.module.css'

type TableOfContentsProps = { sections: LegalSection[] }

export function TableOfContents({ sections }: TableOfContentsProps) {
  return (
    <nav className={styles.nav} aria-label="Sommaire">
      <ol className={styles.list}>
        {sections.map(({ anchor, titre }) => (
          <li key={anchor}>
            <a className={styles.anchor} href={`#${anchor}`}>
              {titre}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
