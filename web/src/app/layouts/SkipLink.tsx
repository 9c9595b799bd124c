import { mainContentId } from './mainContentId'
import styles from './SkipLink.module.css'

/** First focusable element of every page, inside a landmark as all of the page's content is. */
export function SkipLink() {
  return (
    <nav aria-label="Accès rapide">
      <a className={styles.anchor} href={`#${mainContentId}`}>
        Aller au contenu
      </a>
    </nav>
  )
}
