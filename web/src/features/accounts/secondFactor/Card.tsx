import type { ReactNode } from 'react'
import styled from 'styled-components'
import { theme } from '@web/theme/theme'

type CardProps = { title: string; children: ReactNode }

export function Card({ title, children }: CardProps) {
  return (
    <Frame>
      <h3>{title}</h3>
      {children}
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  justify-items: start;
  gap: ${theme.space.m};
  padding: clamp(1.25rem, 3vw, 2rem);
  border: 1px solid ${theme.colors.line};
  border-radius: ${theme.radii.medium};
  background: ${theme.colors.surface};
`

export const CardActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s};
  margin-top: ${theme.space.xs};
`

export const CardHint = styled.p`
  color: ${theme.colors.muted};
`
