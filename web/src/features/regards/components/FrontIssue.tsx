import { useId, type ReactNode } from 'react'
import type { RegardItem } from '../helpers/toRegardItem'
import { DateParution } from './DateParution'
import { NewBadge } from './NewBadge'
import { RegardCoverImage } from './RegardCoverImage'
import { RegardLinks } from './RegardLinks'
import { RegardTitleLink } from './RegardTitleLink'
import { ViewCount } from './ViewCount'
import styles from './FrontIssue.module.css'

type FrontIssueProps = {
  regard: RegardItem
  /** Its first articles. */
  articles: ReactNode
}

/** The newest issue as the front of a magazine: its cover beside its articles. */
export function FrontIssue({ regard, articles }: FrontIssueProps) {
  const { numero, titre, sommaire, couverture, dateParution, nombreDeVue } = regard
  const titleId = useId()
  return (
    <article className={styles.frame}>
      <div className={styles.side}>
        <div className={styles.issue}>
          <div className={styles.cover}>
            <RegardCoverImage
              cover={couverture}
              sizes="(min-width: 64em) 22rem, (min-width: 48em) 16rem, min(17rem, 100vw - 2rem)"
            />
          </div>
          <div className={styles.line}>
            <h3 className={styles.title} id={titleId}>
              <RegardTitleLink numero={numero} />
            </h3>
            <NewBadge />
          </div>
          <DateParution date={dateParution} />
        </div>
        <RegardLinks regard={regard} label="Consulter le dernier numéro" describedBy={titleId} />
        <ViewCount count={nombreDeVue} />
      </div>
      <div className={styles.body}>
        {(titre || sommaire) && (
          <div className={styles.head}>
            {titre && <p className={styles.headline}>{titre}</p>}
            {sommaire && <p className={styles.summary}>{sommaire}</p>}
          </div>
        )}
        {articles}
      </div>
    </article>
  )
}
