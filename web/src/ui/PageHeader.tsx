import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { PictureSource } from '@web/domain/pictures/toPicture'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { Container } from './Container'
import { StarSampler } from './motifs/StarSampler'
import { Picture } from './Picture'

type PageHeaderProps = {
  title: string
  children?: ReactNode
  /** Shown beside the text; defaults to an ornament. */
  picture?: PictureSource | undefined
}

export function PageHeader({ title, children, picture }: PageHeaderProps) {
  return (
    <Frame>
      <Body>
        <h1>{title}</h1>
        {children && <Lead>{children}</Lead>}
      </Body>
      {picture ? (
        <Side>
          <Picture
            picture={picture}
            ratio={8 / 5}
            sizes="(min-width: 64em) 36rem, (min-width: 48em) 45vw, 92vw"
            isPriority
          />
        </Side>
      ) : (
        <Ornament>
          <StarSampler />
        </Ornament>
      )}
    </Frame>
  )
}

const Frame = styled(Container).attrs({ as: 'header' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
  align-items: center;
  padding-block: clamp(2rem, 5vw, 4rem);

  ${media.from('medium')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: clamp(2rem, 5vw, 5rem);
  }
`

const Body = styled.div`
  display: grid;
  gap: ${theme.space.l};
`

const Lead = styled.div`
  color: ${theme.colors.muted};
  font-size: ${theme.fontSizes.lead};
`

const Side = styled.div`
  padding: clamp(0.375rem, 1vw, 0.75rem);
  border: 1px solid ${theme.colors.line};
  background: ${theme.colors.surface};
  box-shadow: ${theme.shadows.low};
`

const Ornament = styled.div`
  display: none;

  ${media.from('medium')} {
    display: block;
    width: 100%;
    max-width: 16rem;
    justify-self: end;
  }
`
