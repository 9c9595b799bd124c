import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { useSession } from '@web/lib/auth/useSession'
import { useBackgroundImport } from '@web/lib/hooks/useBackgroundImport'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { Container } from '@web/ui/Container'
import { SearchIcon } from '@web/ui/icons/SearchIcon'
import { NavLink } from '@web/ui/links/NavLink'
import { navItem } from '@web/ui/menu/navItem'
import { useDisclosure } from '@web/ui/menu/useDisclosure'
import { WovenBand } from '@web/ui/motifs/WovenBand'
import { VisuallyHidden } from '@web/ui/VisuallyHidden'
import { paths } from '@web/domain/paths'
import { AboutMenu } from './AboutMenu'
import { Brand } from './Brand'

type NavbarProps = { onSignOut: () => void }

/** Site navigation; on small screens it opens with a button. */
export function Navbar({ onSignOut }: NavbarProps) {
  const { user } = useSession()
  const account = useBackgroundImport(loadAccount, user !== undefined)
  const { key } = useLocation()
  const { isOpen, setIsOpen, toggleRef, closeAtEscape } = useDisclosure(key)

  return (
    <Header onKeyDown={closeAtEscape}>
      <Bar>
        <Brand />
        <NarrowSearch to={paths.recherche}>
          <SearchIcon />
          <span>Rechercher</span>
        </NarrowSearch>
        <Toggle
          ref={toggleRef}
          type="button"
          aria-expanded={isOpen}
          aria-controls="menu-principal"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Fermer' : 'Menu'}
        </Toggle>
        <Nav id="menu-principal" aria-label="Navigation principale" data-is-open={isOpen}>
          <Items>
            <li>
              <Item to={paths.accueil} end>
                Accueil
              </Item>
            </li>
            <li>
              <AboutMenu />
            </li>
            <li>
              <Item to={paths.regards}>#REGARDS</Item>
            </li>
            <WideOnly>
              <Search to={paths.recherche}>
                <SearchIcon />
                <VisuallyHidden>Rechercher</VisuallyHidden>
              </Search>
            </WideOnly>
            {user && account && (
              <li>
                <account.AccountMenu user={user} onSignOut={onSignOut} />
              </li>
            )}
          </Items>
        </Nav>
      </Bar>
      <WovenBand />
    </Header>
  )
}

const loadAccount = () => import('./account')

const Header = styled.header`
  position: relative;
  z-index: ${theme.zIndexes.header};
  background: ${theme.colors.surface};
`

const Bar = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.xxs} ${theme.space.xs};
  padding-block: ${theme.space.xs};

  ${media.from('medium')} {
    padding-block: ${theme.space.s};
  }
`

const Toggle = styled.button`
  min-height: 2.75rem;
  padding-inline: 0.75rem;
  border: 1px solid ${theme.colors.field};
  border-radius: ${theme.radii.pill};
  background: transparent;
  font-weight: 600;
  cursor: pointer;

  &:focus-visible {
    border-radius: ${theme.radii.pill};
  }

  ${media.from('medium')} {
    display: none;
  }

  ${media.noScript} {
    display: none;
  }
`

/*
 * Both states are in the initial style sheet: a rule inserted on click would recalculate the styles
 * of the whole page.
 */
const Nav = styled.nav`
  display: none;
  flex-basis: 100%;

  &[data-is-open='true'] {
    display: block;
  }

  ${media.from('medium')} {
    display: block;
    flex-basis: auto;
  }

  ${media.noScript} {
    display: block;
  }
`

const Items = styled.ul`
  display: grid;
  gap: ${theme.space.xxs};

  ${media.from('medium')} {
    display: flex;
    align-items: center;
    gap: 0;
  }

  ${media.from('large')} {
    gap: ${theme.space.m};
  }
`

const Item = styled(NavLink)`
  ${navItem}
`

const Search = styled(Item)`
  position: relative;
  justify-content: center;
  min-width: 2.75rem;
`

/** Beside the button of the menu; where the menu is always open, it has the link. */
const NarrowSearch = styled(Item)`
  flex: 1 1 4rem;
  gap: ${theme.space.xs};
  min-width: 0;
  max-width: 18rem;
  margin-inline-start: auto;
  padding: 0 ${theme.space.s};
  border: 1px solid ${theme.colors.field};
  border-radius: ${theme.radii.pill};
  color: ${theme.colors.muted};
  font-weight: 400;

  /* With large letters there is room for the icon only. */
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  ${media.from('medium')} {
    display: none;
  }

  ${media.noScript} {
    display: inline-flex;
  }

  ${media.print} {
    display: none;
  }
`

const WideOnly = styled.li`
  display: none;

  ${media.from('medium')} {
    display: block;
  }
`
