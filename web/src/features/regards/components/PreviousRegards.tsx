import { useQuery } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import { paths } from '@web/domain/paths'
import { logError } from '@web/lib/browser/logError'
import { TextLink } from '@web/ui/links/TextLink'
import { regardsQueries } from '../queries/regardsQueries'
import { DateParution } from './DateParution'
import { RegardCoverImage } from './RegardCoverImage'
import { RegardTitleLink } from './RegardTitleLink'
import styles from './PreviousRegards.module.css'

/** The covers of the issues before the newest one, for the home page; nothing when there are none. */
export function PreviousRegards() {
  const { data: regards = [], error } = useQuery(regardsQueries.previous())
  const titleId = useId()

  useEffect(() => {
    if (error) logError('Les numéros précédents n’ont pas pu être chargés\u00a0:', error)
  }, [error])

  if (regards.length === 0) return null
  return (
    <section className={styles.shelf} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 className={styles.title} id={titleId}>
          Les numéros précédents
        </h3>
        <TextLink href={paths.regards}>Tous les numéros de Regards</TextLink>
      </div>
      <ul className={styles.covers}>
        {regards.map(({ id, numero, titre, couverture, dateParution }) => (
          <li className={styles.item} key={id}>
            <div className={styles.cover}>
              <RegardCoverImage
                cover={couverture}
                sizes="(min-width: 80em) 17rem, (min-width: 48em) 21vw, 28vw"
              />
            </div>
            <h4 className={styles.name}>
              <RegardTitleLink numero={numero} titre={titre} />
            </h4>
            <DateParution date={dateParution} />
          </li>
        ))}
      </ul>
    </section>
  )
}
