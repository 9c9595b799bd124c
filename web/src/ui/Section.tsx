import { useId, type ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { Container } from './Container'
import { WovenBand } from './motifs/WovenBand'

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
    <Frame
      id={id}
      aria-labelledby={title ? titleId : undefined}
      aria-label={title ? undefined : label}
      $variant={variant}
    >
      {variant === 'band' && <WovenBand />}
      <Column data-is-split={isSplit || undefined}>
        {(title || intro) && (
          <Head>
            {title && <Title id={titleId}>{title}</Title>}
            {intro && <Intro>{intro}</Intro>}
          </Head>
        )}
        {children}
      </Column>
      {variant === 'band' && <WovenBand />}
    </Frame>
  )
}

const backgrounds = {
  plain: css``,
  sunken: css`
    background: ${theme.colors.sunken};
  `,
  raised: css`
    background: ${theme.colors.surface};
  `,
  band: css`
    background: ${theme.colors.surface};
  `,
}

const Frame = styled.section<{ $variant: Variant }>`
  ${({ $variant }) => backgrounds[$variant]}
`

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
  padding-block: ${theme.space.section};

  ${media.from('large')} {
    &[data-is-split] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
      gap: clamp(2.5rem, 5vw, 5rem);
    }
  }

  ${media.print} {
    gap: ${theme.space.m};
    padding-block: ${theme.space.m};
  }
`

const Head = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space.m};
`

/** With a dashed underline. */
const Title = styled.h2`
  &::after {
    content: '';
    display: block;
    width: 4.5rem;
    margin-top: 0.5em;
    border-bottom: 4px dashed ${theme.colors.ochre};
  }
`

const Intro = styled.div`
  max-width: ${theme.widths.prose};
  color: ${theme.colors.muted};
  font-size: ${theme.fontSizes.lead};
`
