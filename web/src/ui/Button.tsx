import styled, { css } from 'styled-components'

type Look = 'primary' | 'secondary' | 'quiet'

const looks = {
  primary: css`
    background: ${({ theme }) => theme.colors.accent};
    border-color: ${({ theme }) => theme.colors.accent};
    color: ${({ theme }) => theme.colors.onAccent};

    &:hover:not(:disabled) {
      background: ${({ theme }) => theme.colors.accentStrong};
      border-color: ${({ theme }) => theme.colors.accentStrong};
    }
  `,
  secondary: css`
    background: transparent;
    border-color: ${({ theme }) => theme.colors.accentText};
    color: ${({ theme }) => theme.colors.accentText};

    &:hover:not(:disabled) {
      background: ${({ theme }) => theme.colors.sunken};
    }
  `,
  quiet: css`
    background: transparent;
    border-color: transparent;
    color: inherit;

    &:hover:not(:disabled) {
      background: ${({ theme }) => theme.colors.sunken};
    }
  `,
}

const button = css<{ $look?: Look }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space.xs};
  min-height: 2.75rem;
  padding: 0.5rem 1.25rem;
  border: 2px solid;
  border-radius: ${({ theme }) => theme.radii.pill};
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color 150ms ease,
    border-color 150ms ease;
  ${({ $look = 'primary' }) => looks[$look]}

  &:focus-visible {
    border-radius: ${({ theme }) => theme.radii.pill};
  }

  &:disabled {
    border-color: ${({ theme }) => theme.colors.line};
    background: ${({ theme }) => theme.colors.sunken};
    color: ${({ theme }) => theme.colors.muted};
    cursor: not-allowed;
  }
`

export const Button = styled.button<{ $look?: Look }>`
  ${button}
`

/** A link that looks like a button: it leads somewhere. */
export const ButtonLink = styled.a<{ $look?: Look }>`
  ${button}
`
