import type { MouseEvent, ReactNode } from 'react'
import { telephones, type Figure } from '@web/domain/articles/toFigure'
import { ResponsiveImage } from '@web/ui/ResponsiveImage'
import { VisuallyHidden, withOrdinals } from '@web/ui/texts'
import styles from './ArticleFigure.module.css'

type ArticleFigureProps = {
  figure: Figure
  onEnlarge: (figure: Figure) => void
}

/** A picture with its caption; a link to its largest file, which a script shows in a dialog. */
export function ArticleFigure({ figure, onEnlarge }: ArticleFigureProps) {
  const { src, srcSet, avifSrcSet, width, height, alt, caption } = figure
  return (
    <figure
      className={styles.frame}
      style={{ '--natural': `${width}px`, '--ratio': width / height }}
    >
      <EnlargeLink figure={figure} onEnlarge={onEnlarge}>
        <ResponsiveImage
          className={styles.image}
          sizes={`min(${width}px, 80vh * ${(width / height).toFixed(3)}, 92vw, 46rem)`}
          {...{ src, srcSet, avifSrcSet, width, height, alt }}
          avifMedia={telephones}
          isContent
        />
      </EnlargeLink>
      {caption && <figcaption className={styles.caption}>{withOrdinals(caption)}</figcaption>}
    </figure>
  )
}

type EnlargeLinkProps = ArticleFigureProps & { children: ReactNode }

/** Without script, and in a new tab, the link opens the picture’s file. */
export function EnlargeLink({ figure, onEnlarge, children }: EnlargeLinkProps) {
  function handleClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onEnlarge(figure)
  }
  return (
    <a className={styles.anchor} href={figure.largest} onClick={handleClick}>
      {children}
      <VisuallyHidden lang="fr">{nameEnlargement(figure)}</VisuallyHidden>
    </a>
  )
}

/** Suffix of the name; without a description, caption or place distinguish the picture. */
function nameEnlargement({ alt, caption, place }: Figure): string {
  const action = 'Agrandir l’image'
  if (alt) return action
  if (caption) return `${action}\u00a0: ${caption}`
  return place ? `${action} ${place}` : action
}
