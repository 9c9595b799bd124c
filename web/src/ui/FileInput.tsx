import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'

type FileInputProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'value'> & {
  /** What was chosen, in a few words; undefined while nothing is. */
  summary: string | undefined
  preview?: ReactNode
}

/**
 * A file picker in French: the browser's own speaks the browser's language. The real input lies
 * over the drawing, unseen, so that the mouse, the keyboard and a dropped file all reach it.
 */
export function FileInput({ summary, preview, ...input }: FileInputProps) {
  return (
    <Frame>
      <Native type="file" {...input} />
      <Drawing aria-hidden="true">
        <Choose>Choisir un fichier</Choose>
        {preview}
        <Summary>{summary ?? 'Aucun fichier choisi'}</Summary>
      </Drawing>
    </Frame>
  )
}

const Choose = styled.span`
  flex: none;
  padding: 0.25rem 0.875rem;
  /* Forced colours take the background away, and draw the border. */
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radii.pill};
  background: ${({ theme }) => theme.colors.indigo};
  color: ${({ theme }) => theme.colors.onIndigo};
  font-weight: 600;
`

const Drawing = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.s}`};
  min-height: 2.875rem;
  padding: 0.375rem;
  border: 1px dashed ${({ theme }) => theme.colors.field};
  border-radius: ${({ theme }) => theme.radii.small};
  background: ${({ theme }) => theme.colors.surface};
`

const Summary = styled.span`
  color: ${({ theme }) => theme.colors.muted};
  overflow-wrap: anywhere;
`

const Frame = styled.div`
  position: relative;
`

const Native = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: pointer;

  &:disabled {
    cursor: not-allowed;
  }

  &:focus-visible + ${Drawing} {
    outline: 3px solid ${({ theme }) => theme.colors.indigoText};
    outline-offset: 1px;
  }

  &:hover:not(:disabled) + ${Drawing} {
    border-style: solid;
  }

  &[aria-invalid='true'] + ${Drawing} {
    border: 2px solid ${({ theme }) => theme.colors.accentText};
  }

  &:disabled + ${Drawing} {
    background: ${({ theme }) => theme.colors.sunken};
  }
`
