import type { MouseEvent, ReactNode } from 'react'
import styled from 'styled-components'
import { telephones, type Figure } from '@web/domain/articles/toFigure'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { ResponsiveImage } from '@web/ui/ResponsiveImage'
import { VisuallyHidden } from '@web/ui/VisuallyHidden'
import { withOrdinals } from '@web/ui/withOrdinals'

type ArticleFigureProps = {
  figure: Figure
  onEnlarge: (figure: Figure) => void
}

/** A picture with its caption; a link to its largest file, which a script shows in a dialog. */
export function ArticleFigure({ figure, onEnlarge }: ArticleFigureProps) {
  const { width, height, caption } = figure
  return (
    <Frame style={{ '--natural': `${width}px`, '--ratio': width / height }}>
      <EnlargeLink figure={figure} onEnlarge={onEnlarge}>
        <Image
          sizes={`min(${width}px, 80vh * ${(width / height).toFixed(3)}, 92vw, 46rem)`}
          srcSet={figure.srcSet}
          avifSrcSet={figure.avifSrcSet}
          avifMedia={telephones}
          src={figure.src}
          width={width}
          height={height}
          alt={figure.alt}
          isContent
        />
      </EnlargeLink>
      {caption && <Caption>{withOrdinals(caption)}</Caption>}
    </Frame>
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
    <Anchor href={figure.largest} onClick={handleClick}>
      {children}
      <VisuallyHidden lang="fr">{nameEnlargement(figure)}</VisuallyHidden>
    </Anchor>
  )
}

/** Suffix of the name; without a description, caption or place distinguish the picture. */
function nameEnlargement({ alt, caption, place }: Figure): string {
  const action = 'Agrandir l’image'
  if (alt) return action
  if (caption) return `${action}\u00a0: ${caption}`
  return place ? `${action} ${place}` : action
}

const Anchor = styled.a`
  position: relative;
  display: block;
  cursor: zoom-in;
`

/** Not beyond its own size, nor the window's height. */
const Image = styled(ResponsiveImage)`
  display: block;
  width: min(100%, var(--natural), 80vh * var(--ratio));
  height: auto;
  margin-inline: auto;
  background: ${theme.colors.sunken};

  ${media.print} {
    width: min(100%, 9cm * var(--ratio));
  }
`

export const Caption = styled.figcaption`
  margin-top: 0.6em;
  color: ${theme.colors.muted};
  font-size: ${theme.fontSizes.small};
  line-height: 1.45;
`

/** All pictures of an article have the same place, whatever their shape: a little more than the column. */
const Frame = styled.figure`
  margin-block: 2em;

  ${media.from('large')} {
    margin-inline: -4em;
  }

  ${media.print} {
    break-inside: avoid;
    margin: 1em 0;
  }
`
