import styled, { css, type DataAttributes } from 'styled-components'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'

/** Background on which `playRipple` paints; invisible at rest. */
const rippleSurface = css`
  background-image: radial-gradient(
    circle at var(--ripple-x) var(--ripple-y),
    color-mix(in srgb, currentColor calc(var(--ripple-strength) * 100%), transparent)
      var(--ripple-radius),
    transparent calc(var(--ripple-radius) + 1px)
  );
  background-origin: border-box;
`

type Variant = 'primary' | 'secondary' | 'quiet'

const usable = "&:not(:disabled, [aria-disabled='true'])"

const variants = {
  primary: css`
    background-color: ${theme.colors.accent};
    border-color: ${theme.colors.accent};
    color: ${theme.colors.onAccent};

    ${media.hover} {
      ${usable}:hover {
        background-color: ${theme.colors.accentStrong};
        border-color: ${theme.colors.accentStrong};
      }
    }
  `,
  secondary: css`
    background-color: transparent;
    border-color: ${theme.colors.accentText};
    color: ${theme.colors.accentText};

    ${media.hover} {
      ${usable}:hover {
        background-color: ${theme.colors.sunken};
      }
    }
  `,
  quiet: css`
    background-color: transparent;
    border-color: transparent;
    color: inherit;

    ${media.hover} {
      ${usable}:hover {
        background-color: ${theme.colors.sunken};
      }
    }
  `,
}

const button = css<{ $look?: Variant }>`
  ${rippleSurface}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.xs};
  min-height: 2.75rem;
  padding: 0.5rem 1.25rem;
  border: 2px solid;
  border-radius: ${theme.radii.pill};
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color 150ms ease,
    border-color 150ms ease;
  ${({ $look = 'primary' }) => variants[$look]}

  &:focus-visible {
    border-radius: ${theme.radii.pill};
  }

  &:disabled,
  &[aria-disabled='true'] {
    border-color: ${theme.colors.line};
    background-color: ${theme.colors.sunken};
    color: ${theme.colors.muted};
    cursor: not-allowed;
  }

  ${media.forcedColors} {
    /* Without its background, a quiet button would be words like others. */
    border-color: ButtonBorder;

    &:disabled,
    &[aria-disabled='true'] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`

const ripples = { 'data-ripple': '' }

/** Button with a ripple; use `aria-disabled` to keep it focusable while disabled. */
export const Button = styled.button.attrs<DataAttributes>(ripples)<{ $look?: Variant }>`
  ${button}
`

/** A link styled as a button, for navigation. */
export const ButtonLink = styled.a.attrs<DataAttributes>(ripples)<{ $look?: Variant }>`
  ${button}
`
