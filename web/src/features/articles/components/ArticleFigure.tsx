import type { MouseEvent, ReactNode } from 'react'
import styled from 'styled-components'
import type { Figure } from '@web/domain/articles/toFigure'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { ResponsiveImage } from '@web/ui/ResponsiveImage'
import { VisuallyHidden } from '@web/ui/VisuallyHidden'
import { withOrdinals } from '@web/ui/withOrdinals'

type ArticleFigureProps = {
  figure: Figure
  onEnlarge: (figure: Figure) => void
}

/** Below this ratio of width to height, a picture stands beside the text where there is room. */
const uprightRatio = 0.9
/** A picture that is narrower than this is not enlarged to the column's width, in pixels. */
const smallWidth = 480

/** A picture with its caption; a link to its largest file, which a script shows in a dialog. */
export function ArticleFigure({ figure, onEnlarge }: ArticleFigureProps) {
  const { width, height, caption } = figure
  const isBeside = width / height < uprightRatio || width < smallWidth
  return (
    <Frame $isBeside={isBeside} style={{ '--natural': `${width}px` }}>
      <EnlargeLink figure={figure} onEnlarge={onEnlarge}>
        <Image
          sizes={isBeside ? '(min-width: 48em) 20rem, 92vw' : '(min-width: 64em) 46rem, 92vw'}
          srcSet={figure.srcSet}
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
      <VisuallyHidden lang="fr">Agrandir l’image</VisuallyHidden>
    </Anchor>
  )
}

const Anchor = styled.a`
  position: relative;
  display: block;
  cursor: zoom-in;
`

const Image = styled(ResponsiveImage)`
  width: 100%;
  height: auto;
  background: ${theme.colors.sunken};
`

export const Caption = styled.figcaption`
  margin-top: 0.6em;
  color: ${theme.colors.muted};
  font-size: ${theme.fontSizes.small};
  line-height: 1.45;
`

/** A wide picture goes beyond the column where there is room; an upright one has text beside it. */
const Frame = styled.figure<{ $isBeside: boolean }>`
  max-width: min(100%, var(--natural));
  margin-block: 1.8em;
  margin-inline: auto;

  ${({ $isBeside }) =>
    $isBeside
      ? `
        ${media.from('medium')} {
          float: right;
          width: 46%;
          margin-block: 0.4em 1em;
          margin-inline: 1.5em 0;
        }
        ${media.from('large')} {
          margin-inline-end: -5em;
        }
      `
      : `
        ${media.from('large')} {
          --wide: min(100% + 8em, var(--natural));

          width: var(--wide);
          max-width: none;
          margin-inline: calc((100% - var(--wide)) / 2);
        }
      `}

  ${media.print} {
    float: none;
    width: auto;
    max-width: 12cm;
    margin-inline: auto;
  }
`
