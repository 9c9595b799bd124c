import { useState } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { useSession } from '../../lib/session/useSession'
import { media } from '../../theme/media'
import { Container } from '../../ui/Container'
import { WovenBand } from '../../ui/motifs/WovenBand'
import { paths } from '../paths'
import { AccountMenu } from './AccountMenu'
import { Brand } from './Brand'

type NavbarProps = { onSignOut: () => void }

/** The site's name and its pages; behind a button on small screens. */
export function Navbar({ onSignOut }: NavbarProps) {
  const { user } = useSession()
  const { key } = useLocation()
  // The menu is open for one place only: each navigation closes it.
  const [openedAt, setOpenedAt] = useState<string>()
  const isOpen = openedAt === key

  return (
    <Header>
      <Bar>
        <Brand />
        <Toggle
          type="button"
          aria-expanded={isOpen}
          aria-controls="menu-principal"
          onClick={() => setOpenedAt(isOpen ? undefined : key)}
        >
          {isOpen ? 'Fermer' : 'Menu'}
        </Toggle>
        <Nav id="menu-principal" aria-label="Navigation principale" $isOpen={isOpen}>
          <Items>
            <li>
              <Item to={paths.accueil} end>
                Accueil
              </Item>
            </li>
            <li>
              <Item to={paths.regards}>#REGARDS</Item>
            </li>
            {user && (
              <li>
                <AccountMenu key={key} user={user} onSignOut={onSignOut} />
              </li>
            )}
          </Items>
        </Nav>
      </Bar>
      <WovenBand />
    </Header>
  )
}

const Header = styled.header`
  position: relative;
  z-index: ${({ theme }) => theme.zIndexes.header};
  background: ${({ theme }) => theme.colors.surface};
`

const Bar = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.s};
  padding-block: ${({ theme }) => theme.space.s};
`

const Toggle = styled.button`
  min-height: 2.75rem;
  padding-inline: 1rem;
  border: 1px solid ${({ theme }) => theme.colors.field};
  border-radius: ${({ theme }) => theme.radii.pill};
  background: transparent;
  font-weight: 600;
  cursor: pointer;

  ${media.from('medium')} {
    display: none;
  }
`

const Nav = styled.nav<{ $isOpen: boolean }>`
  display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};
  flex-basis: 100%;

  ${media.from('medium')} {
    display: block;
    flex-basis: auto;
  }
`

const Items = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.xxs};

  ${media.from('medium')} {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space.m};
  }
`

const Item = styled(NavLink)`
  display: block;
  width: fit-content;
  padding: 0.625rem 0.75rem;
  border-block: 3px solid transparent;
  color: ${({ theme }) => theme.colors.ink};
  font-weight: 600;
  text-decoration: none;

  &:hover {
    color: ${({ theme }) => theme.colors.accentText};
  }

  &[aria-current='page'] {
    border-bottom-color: ${({ theme }) => theme.colors.accentText};
    color: ${({ theme }) => theme.colors.accentText};
  }
`
