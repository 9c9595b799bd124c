import styled from 'styled-components'
import { paths } from '@web/domain/paths'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { onPlainClick } from '../helpers/onPlainClick'
import type { Lecture } from '../helpers/toLecture'
import type { TurnTo } from '../hooks/usePageTurns'

type OutlinePanelProps = {
  numero: number
  plan: Lecture['plan']
  pageCount: number
  page: number
  onTurn: TurnTo
}

export function OutlinePanel({ numero, plan, pageCount, page, onTurn }: OutlinePanelProps) {
  const entries = plan.filter((entry) => entry.page >= 1 && entry.page <= pageCount)
  const current = entries.findLastIndex((entry) => entry.page <= page)
  return (
    <ul>
      {entries.map((entry, index) => (
        <li key={index}>
          <Entry
            href={paths.regardLecture(numero, entry.page)}
            aria-current={index === current ? 'location' : undefined}
            style={{ '--level': Math.min(Math.max(entry.niveau, 1), 4) - 1 }}
            onClick={onPlainClick(() => onTurn(entry.page, { isJump: true }))}
          >
            <span>{entry.titre}</span>
            <PageNumber>
              <Hidden>page </Hidden>
              {entry.page}
            </PageNumber>
          </Entry>
        </li>
      ))}
    </ul>
  )
}

const Entry = styled.a`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space.m};
  min-height: 2.75rem;
  padding: 0.5rem;
  padding-inline-start: calc(0.5rem + var(--level) * 1rem);
  border-radius: ${theme.radii.small};
  color: ${theme.colors.ink};
  line-height: 1.35;
  text-decoration: none;

  ${media.hover} {
    &:hover {
      background: ${theme.colors.sunken};
    }
  }

  &[aria-current] {
    color: ${theme.colors.accentText};
    font-weight: 600;
  }
`

const PageNumber = styled.span`
  flex: none;
  color: ${theme.colors.muted};
  font-variant-numeric: tabular-nums;
`

const Hidden = styled.span`
  position: absolute;
  clip-path: inset(50%);
`
