import { useId } from 'react'
import type { RegardItem } from '../helpers/toRegardItem'
import { DateParution } from './DateParution'
import { NewBadge } from './NewBadge'
import { RegardCoverImage } from './RegardCoverImage'
import { RegardLinks } from './RegardLinks'
import { RegardTitleLink } from './RegardTitleLink'
import { ViewCount } from './ViewCount'
import styles from './LatestRegard.module.css'

/** The newest issue, highlighted above the others: its cover and all of its data. */
export function LatestRegard({ regard }: { regard: RegardItem }) {
  const titleId = useId()
  return (
    <article className={styles.frame}>
      <div className={styles.coverPlace}>
        <RegardCoverImage
          cover={regard.couverture}
          sizes="(width < 48rem) min(17rem, 100vw - 4.5rem), 20rem"
          isPriority
        />
      </div>
      <div className={styles.body}>
        <NewBadge />
        <h2 className={styles.title} id={titleId}>
          <RegardTitleLink numero={regard.numero} />
        </h2>
        <DateParution date={regard.dateParution} />
        {regard.titre && <p className={styles.headline}>{regard.titre}</p>}
        {regard.sommaire && <p className={styles.summary}>{regard.sommaire}</p>}
        <RegardLinks regard={regard} label="Consulter le dernier numéro" describedBy={titleId} />
        <ViewCount count={regard.nombreDeVue} />
      </div>
    </article>
  )
}
