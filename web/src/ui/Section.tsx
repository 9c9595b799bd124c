import { useId, type ReactNode } from 'react'
import { Container } from './Container'
import { WovenBand } from './motifs/WovenBand'
import type { PictureSource } from '@web/domain/pictures/toPicture'
import { StarSampler } from './motifs/StarSampler'
import { Picture } from './Picture'
import { withWholeWords } from './withWholeWords'
import styles from './Section.module.css'

type Variant = 'plain' | 'sunken' | 'raised' | 'band'

type SectionProps = {
  id?: string
  title?: ReactNode
  /** Accessible name of a section without a heading. */
  label?: string
  intro?: ReactNode
  /** Whether the heading stands beside the content on wide screens. */
  isSplit?: boolean
  /** Page background, darker or lighter background, or lighter between two woven bands. */
  variant?: Variant
  children?: ReactNode
}

/** A full-width section of a page, with its content in the page's column. */
export function Section({
  id,
  title,
  label,
  intro,
  isSplit,
  variant = 'plain',
  children,
}: SectionProps) {
  const titleId = useId()
  return (
    <section
      className={styles[variant]}
      id={id}
      aria-labelledby={title ? titleId : undefined}
      aria-label={title ? undefined : label}
    >
      {variant === 'band' && <WovenBand />}
      <Container className={styles.column} data-is-split={isSplit || undefined}>
        {(title || intro) && (
          <div className={styles.head}>
            {title && (
              <h2 className={styles.title} id={titleId}>
                {title}
              </h2>
            )}
            {intro && <div className={styles.intro}>{intro}</div>}
          </div>
        )}
        {children}
      </Container>
      {variant === 'band' && <WovenBand />}
    </section>
  )
}

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
