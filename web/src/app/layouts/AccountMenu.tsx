import { useId, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { SessionUser } from '../../lib/session/sessionQuery'
import { media } from '../../theme/media'
import { paths } from '../paths'

type AccountMenuProps = { user: SessionUser; onSignOut: () => void }

/** Who is signed in, and what they may do about it. */
export function AccountMenu({ user, onSignOut }: AccountMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const panelId = useId()

  function handleBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false)
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Escape' || !isOpen) return
    setIsOpen(false)
    event.currentTarget.querySelector('button')?.focus()
  }

  return (
    <Frame onBlur={handleBlur} onKeyDown={handleKeyDown}>
      <Toggle
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        Mon compte
        <Chevron viewBox="0 0 12 8" aria-hidden="true" $isOpen={isOpen}>
          <path d="M1 1.5 6 6.5 11 1.5" />
        </Chevron>
      </Toggle>
      {isOpen && (
        <Panel id={panelId}>
          <Who>
            Connecté en tant que <Email>{user.email}</Email>
          </Who>
          <ul>
            {user.role === 'administrateur' && (
              <li>
                <Entry as={Link} to={paths.administration}>
                  Administration
                </Entry>
              </li>
            )}
            <li>
              <Entry as="button" type="button" onClick={onSignOut}>
                Se déconnecter
              </Entry>
            </li>
          </ul>
        </Panel>
      )}
    </Frame>
  )
}

const Frame = styled.div`
  position: relative;
`

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  min-height: 2.75rem;
  padding: 0.5rem 0.75rem;
  border: 0;
  background: transparent;
  font-weight: 600;
  cursor: pointer;

  ${media.from('medium')} {
    padding-inline: 1.125rem;
    border: 1px solid ${({ theme }) => theme.colors.field};
    border-radius: ${({ theme }) => theme.radii.pill};
  }
`

const Chevron = styled.svg<{ $isOpen: boolean }>`
  width: 0.75rem;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  transform: rotate(${({ $isOpen }) => ($isOpen ? '0.5turn' : '0')});
`

const Panel = styled.div`
  padding: ${({ theme }) => theme.space.s};
  border-inline-start: 3px solid ${({ theme }) => theme.colors.ochre};
  margin-inline-start: ${({ theme }) => theme.space.s};

  ${media.from('medium')} {
    position: absolute;
    inset: calc(100% + 0.5rem) 0 auto auto;
    z-index: ${({ theme }) => theme.zIndexes.menu};
    width: max-content;
    min-width: 14rem;
    max-width: 22rem;
    border: 1px solid ${({ theme }) => theme.colors.line};
    border-radius: ${({ theme }) => theme.radii.medium};
    background: ${({ theme }) => theme.colors.surface};
    box-shadow: ${({ theme }) => theme.shadows.high};
  }
`

const Who = styled.p`
  padding: 0.25rem 0.625rem 0.625rem;
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.fontSizes.small};
`

const Email = styled.strong`
  display: block;
  color: ${({ theme }) => theme.colors.ink};
  overflow-wrap: anywhere;
`

const Entry = styled.a`
  display: block;
  width: 100%;
  padding: 0.625rem;
  border: 0;
  border-radius: ${({ theme }) => theme.radii.small};
  background: transparent;
  color: ${({ theme }) => theme.colors.ink};
  font-weight: 600;
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  &:hover {
    background: ${({ theme }) => theme.colors.sunken};
  }
`
