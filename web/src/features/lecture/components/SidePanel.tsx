import { useEffect, useRef, type ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { CloseIcon } from '@web/ui/icons/CloseIcon'
import { VisuallyHidden } from '@web/ui/VisuallyHidden'
import { layoutMedia } from '../helpers/layout'
import { ToolButton } from '@web/ui/ToolButton'

type SidePanelProps = {
  id: string
  title: string
  onClose: () => void
  children: ReactNode
}

/** A panel beside the pages; above them on a narrow screen. It takes the focus when it opens. */
export function SidePanel({ id, title, onClose, children }: SidePanelProps) {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const field = ref.current?.querySelector<HTMLElement>('input[type="search"]')
    ;(field ?? ref.current)?.focus()
  }, [])

  return (
    <Frame ref={ref} id={id} aria-label={title} tabIndex={-1}>
      <Head>
        <Title>{title}</Title>
        <ToolButton onClick={onClose}>
          <CloseIcon />
          <VisuallyHidden>Fermer</VisuallyHidden>
        </ToolButton>
      </Head>
      <Body>{children}</Body>
    </Frame>
  )
}

const Frame = styled.section`
  grid-area: stage;
  z-index: ${theme.zIndexes.header};
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  min-height: 0;
  background: ${theme.colors.surface};
  color: ${theme.colors.ink};

  ${layoutMedia.spread} {
    grid-area: panel;
    width: 21rem;
    border-inline-end: 1px solid ${theme.colors.line};
  }

  ${media.print} {
    display: none;
  }
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${theme.space.xs} ${theme.space.xs} ${theme.space.xs} ${theme.space.m};
  border-block-end: 3px dashed ${theme.colors.ochre};
`

const Title = styled.h2`
  font-size: ${theme.fontSizes.h3};
`

const Body = styled.div`
  padding: ${theme.space.m};
  overflow-y: auto;
  overscroll-behavior: contain;
`
