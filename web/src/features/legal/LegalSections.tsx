import { RichText } from '@web/ui/richText/RichText'
import type { LegalSection } from './toLegalPage'
import { formatToday } from '@web/lib/format/dates'
import { useIsHydrated } from '@web/lib/hydration/useIsHydrated'
import styles from './LegalSections.module.css'

export function LegalSections({ sections }: { sections: LegalSection[] }) {
  return (
    <div className={styles.list}>
      {sections.map(({ anchor, titre, texte, hasDate }, index) => (
        <section key={anchor} aria-labelledby={anchor}>
          <h2 className={styles.title} id={anchor} tabIndex={-1}>
            {index + 1}. {titre}
          </h2>
          <RichText value={texte} headingLevel={3} />
          {hasDate && <LastUpdated />}
        </section>
      ))}
    </div>
  )
}

/**
 * The date of the last update, which is always today (specification, section 2): the server's day,
 * then after hydration the visitor's, which differs in another time zone or on a cached page.
 */
function LastUpdated() {
  const isHydrated = useIsHydrated()
  return (
    <p className={styles.day} key={String(isHydrated)} suppressHydrationWarning>
      Dernière mise à jour&nbsp;: {formatToday()}
    </p>
  )
}
