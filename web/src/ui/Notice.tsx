import type { ReactNode } from 'react'
import styled from 'styled-components'
import { theme } from '@web/theme/theme'

type Variant = 'success' | 'danger' | 'neutral'

type NoticeProps = {
  variant: Variant
  children: ReactNode
}

/**
 * A status message. `danger` is an alert, announced at once; the others are polite live regions.
 * Render those empty before the message exists, at the latest when the operation starts: screen
 * readers announce a status only in a region that was already there.
 */
export function Notice({ variant, children }: NoticeProps) {
  const hasContent = Boolean(children)
  return (
    <Region role={variant === 'danger' ? 'alert' : 'status'}>
      {hasContent && <Frame $tone={variant}>{children}</Frame>}
    </Region>
  )
}

/** Takes no space in a grid while empty. */
const Region = styled.div`
  &:empty {
    position: absolute;
  }
`

const Frame = styled.div<{ $tone: Variant }>`
  padding: ${theme.space.s} ${theme.space.m};
  border: 1px solid;
  border-inline-start-width: 0.375rem;
  border-radius: ${theme.radii.small};
  font-weight: 500;
  color: ${({ $tone }) =>
    ({
      success: theme.colors.success,
      danger: theme.colors.accentText,
      neutral: theme.colors.ink,
    })[$tone]};
  background: ${({ $tone }) =>
    ({
      success: theme.colors.successSurface,
      danger: theme.colors.dangerSurface,
      neutral: theme.colors.surface,
    })[$tone]};
`
