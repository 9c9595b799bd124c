import type { Texte } from '../../helpers/toTexte'
import styles from './TexteContents.module.css'

export function TexteContents({ texte: { headings, pages } }: { texte: Texte }) {
  return (
    <nav className={styles.nav} aria-label="Sommaire du texte">
      {headings.length > 0 && (
        <details open>
          <summary>Sommaire</summary>
          <ol className={styles.headings}>
            {headings.map(({ titre, anchor, page }, index) => (
              <li key={index}>
                <a href={`#${anchor}`}>
                  <span>{titre}</span> <span className={styles.folio}>p.&nbsp;{page}</span>
                </a>
              </li>
            ))}
          </ol>
        </details>
      )}
      <details open={headings.length === 0}>
        <summary>Aller à la page</summary>
        <ol className={styles.pages}>
          {pages.map(({ page }) => (
            <li key={page}>
              <a href={`#page-${page}`} aria-label={`Page ${page}`}>
                {page}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
