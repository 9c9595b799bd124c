import type { ReactNode } from 'react'
import styled from 'styled-components'
import { theme } from '../theme/theme'

type Tone = 'success' | 'danger' | 'neutral'

type NoticeProps = { tone: Tone; children: ReactNode }

/** A message about what has just happened; a failure interrupts, the rest waits its turn. */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <Frame role={tone === 'danger' ? 'alert' : 'status'} $tone={tone}>
      {children}
    </Frame>
  )
}

const Frame = styled.div<{ $tone: Tone }>`
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
