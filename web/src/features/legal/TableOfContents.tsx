import type { LegalSection } from './toLegalPage'
import styles from './TableOfContents.module.css'

export function TableOfContents({ sections }: { sections: LegalSection[] }) {
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
