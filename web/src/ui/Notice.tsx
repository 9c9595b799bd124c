import type { ReactNode } from 'react'
import styled from 'styled-components'
import { theme } from '../theme/theme'

type Variant = 'success' | 'danger' | 'neutral'

type NoticeProps = {
  variant: Variant
  /** Nothing while there is nothing to say. */
  children: ReactNode
}

/**
 * A message about what has just happened; a failure interrupts, the rest waits its turn. What waits is
 * drawn empty before there is anything to say, at the latest when the work begins: screen readers
 * announce a status only where it comes into a region that they know.
 */
export function Notice({ variant, children }: NoticeProps) {
  const hasContent = Boolean(children)
  return (
    <Region role={variant === 'danger' ? 'alert' : 'status'}>
      {hasContent && <Frame $tone={variant}>{children}</Frame>}
    </Region>
  )
}

/** Empty, it takes no room in a grid. */
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
