import type { ReactNode } from 'react'
import type { PictureSource } from '@web/domain/pictures/toPicture'
import { Container } from './Container'
import { StarSampler } from './motifs/StarSampler'
import { Picture } from './Picture'
import { withWholeWords } from './withWholeWords'
import styles from './PageHeader.module.css'

type PageHeaderProps = {
  title: string
  children?: ReactNode
  /** Shown beside the text; defaults to an ornament. */
  picture?: PictureSource | undefined
}

export function PageHeader({ title, children, picture }: PageHeaderProps) {
  return (
    <Container as="header" className={styles.frame}>
      <div className={styles.body}>
        <h1>{withWholeWords(title)}</h1>
        {children && <div className={styles.lead}>{children}</div>}
      </div>
      {picture ? (
        <div className={styles.side}>
          <Picture
            picture={picture}
            ratio={8 / 5}
            sizes="(min-width: 64em) 36rem, (min-width: 48em) 45vw, 92vw"
            isPriority
          />
        </div>
      ) : (
        <div className={styles.ornament}>
          <StarSampler />
        </div>
      )}
    </Container>
  )
}
