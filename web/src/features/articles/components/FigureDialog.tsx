import styled from 'styled-components'
import type { Figure } from '@web/domain/articles/toFigure'
import { theme } from '@web/theme/theme'
import { Dialog } from '@web/ui/Dialog'
import { CloseIcon } from '@web/ui/icons/CloseIcon'
import { ToolbarButton } from '@web/ui/ToolbarButton'
import { VisuallyHidden } from '@web/ui/VisuallyHidden'
import { withOrdinals } from '@web/ui/withOrdinals'

type FigureDialogProps = { figure: Figure; onClose: () => void }

/** A picture as large as the window, with its caption. */
export function FigureDialog({ figure, onClose }: FigureDialogProps) {
  const { src, srcSet, width, height, alt, caption } = figure
  return (
    <Dialog title="Image agrandie" size="screen" onClose={onClose}>
      <Close onClick={onClose}>
        <CloseIcon />
        <VisuallyHidden>Fermer</VisuallyHidden>
      </Close>
      <Frame>
        <Stage>
          <Image sizes="100vw" srcSet={srcSet} src={src} width={width} height={height} alt={alt} />
        </Stage>
        {caption && <Caption>{withOrdinals(caption)}</Caption>}
      </Frame>
    </Dialog>
  )
}

const Close = styled(ToolbarButton)`
  position: absolute;
  inset: ${theme.space.xs} ${theme.space.xs} auto auto;
`

const Frame = styled.figure`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: ${theme.space.s};
  min-height: 0;
`

const Stage = styled.div`
  display: grid;
  place-items: center;
  min-height: 0;
`

/** Within the window, and not beyond its own size. */
const Image = styled.img`
  width: auto;
  max-width: 100%;
  height: auto;
  max-height: 100%;
  min-height: 0;
  object-fit: contain;
`

const Caption = styled.figcaption`
  max-width: ${theme.widths.prose};
  margin-inline: auto;
  color: ${theme.colors.muted};
  font-size: ${theme.fontSizes.small};
`
