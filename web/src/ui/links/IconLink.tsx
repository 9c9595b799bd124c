import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { VisuallyHidden } from '../VisuallyHidden'
import { SiteLink } from './SiteLink'

type IconLinkProps = {
  href: string
  label: string
  icon: ReactNode
}

/** An icon that links to another site, in a new tab. */
export function IconLink({ href, label, icon }: IconLinkProps) {
  return (
    <Round href={href} isNewTab>
      {icon}
      <VisuallyHidden>{label}</VisuallyHidden>
    </Round>
  )
}

const Round = styled(SiteLink)`
  position: relative;
  display: inline-grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 2px solid ${theme.colors.accentText};
  border-radius: ${theme.radii.pill};
  color: ${theme.colors.accentText};
  transition:
    background-color 150ms ease,
    color 150ms ease;

  ${media.hover} {
    &:hover {
      border-color: ${theme.colors.accent};
      background-color: ${theme.colors.accent};
      color: ${theme.colors.onAccent};
    }
  }

  &:focus-visible {
    border-radius: ${theme.radii.pill};
  }
`
