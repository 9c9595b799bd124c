import { useId, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { useIsHydrated } from '@web/lib/hydration/useIsHydrated'
import type { RegardItem } from '../helpers/toRegardItem'
import { DateParution } from './DateParution'
import { RegardCoverImage } from './RegardCoverImage'
import { OpenPdfLink } from './OpenPdfLink'
import { RegardTitleLink } from './RegardTitleLink'
import { ViewCount } from './ViewCount'
import styles from './RegardCard.module.css'

type RegardCardProps = {
  regard: RegardItem
  delay: number
  titleLevel: 'h3' | 'h4'
}

export function RegardCard({ regard, delay, titleLevel: Title }: RegardCardProps) {
  const titleId = useId()
  const isHydrated = useIsHydrated()
  const navigationType = useNavigationType()
  // On « Back » the scroll offset is restored: a card there must not wait for the cards above it.
  // The server-rendered page counts as POP, too.
  const [isReturn] = useState(isHydrated && navigationType === NavigationType.Pop)
  return (
    <li
      className={styles.frame}
      style={isReturn ? { animation: 'none' } : { animationDelay: `${delay}s` }}
    >
      <div className={styles.coverPlace}>
        <RegardCoverImage
          cover={regard.couverture}
          sizes="(min-width: 80em) 18rem, (min-width: 64em) 30vw, (min-width: 21em) 45vw, 92vw"
        />
      </div>
      <Title className={styles.title} id={titleId}>
        <RegardTitleLink numero={regard.numero} titre={regard.titre} />
      </Title>
      <DateParution date={regard.dateParution} />
      <div className={styles.opening}>
        <OpenPdfLink
          regard={regard}
          variant="secondary"
          label="Consulter le numéro"
          describedBy={titleId}
        />
      </div>
      <ViewCount count={regard.nombreDeVue} />
    </li>
  )
}
