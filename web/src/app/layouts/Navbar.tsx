import { useLocation, matchPath } from 'react-router-dom'
import { useSession } from '@web/lib/auth/useSession'
import { useBackgroundImport } from '@web/lib/hooks/useBackgroundImport'
import { Container } from '@web/ui/Container'
import { SearchIcon } from '@web/ui/icons/SearchIcon'
import { NavLink } from '@web/ui/links/NavLink'
import { useDisclosure } from '@web/ui/menu/useDisclosure'
import { WovenBand } from '@web/ui/motifs/WovenBand'
import { VisuallyHidden } from '@web/ui/texts'
import { paths } from '@web/domain/paths'
import { Brand } from './Brand'
import { DropdownEntry } from '@web/ui/menu/DropdownEntry'
import { DropdownMenu } from '@web/ui/menu/DropdownMenu'
import { aboutPages } from '../pages/textPages'
import navStyles from '@web/ui/menu/navItem.module.css'
import styles from './Navbar.module.css'

/** Site navigation; on small screens it opens with a button. */
export function Navbar({ onSignOut }: { onSignOut: () => void }) {
  const { user } = useSession()
  const account = useBackgroundImport(loadAccount, user !== undefined)
  const { key } = useLocation()
  const { isOpen, setIsOpen, toggleRef, closeAtEscape } = useDisclosure(key)

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of its buttons and links
    <header className={styles.header} onKeyDown={closeAtEscape}>
      <Container className={styles.bar}>
        <Brand />
        <NavLink className={`${navStyles.item} ${styles.narrowSearch}`} to={paths.recherche}>
          <SearchIcon />
          <span>Rechercher</span>
        </NavLink>
        <button
          className={styles.toggle}
          ref={toggleRef}
          type="button"
          aria-expanded={isOpen}
          aria-controls="menu-principal"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Fermer' : 'Menu'}
        </button>
        <nav
          className={styles.nav}
          id="menu-principal"
          aria-label="Navigation principale"
          data-is-open={isOpen}
        >
          <ul className={styles.items}>
            <li>
              <NavLink className={navStyles.item} to={paths.accueil} end>
                Accueil
              </NavLink>
            </li>
            <li>
              <AboutMenu />
            </li>
            <li>
              <NavLink className={navStyles.item} to={paths.regards}>
                #REGARDS
              </NavLink>
            </li>
            <li className={styles.wideOnly}>
              <NavLink className={`${navStyles.item} ${styles.search}`} to={paths.recherche}>
                <SearchIcon />
                <VisuallyHidden>Rechercher</VisuallyHidden>
              </NavLink>
            </li>
            {user && account && (
              <li>
                <account.AccountMenu user={user} onSignOut={onSignOut} />
              </li>
            )}
          </ul>
        </nav>
      </Container>
      <WovenBand />
    </header>
  )
}

const loadAccount = () => import('./AccountMenu')

function AboutMenu() {
  const { key, pathname } = useLocation()
  const isCurrent = aboutPages.some(({ path }) => matchPath(path, pathname))
  return (
    <DropdownMenu label="À propos" isCurrent={isCurrent} resetKey={key}>
      <ul>
        {aboutPages.map(({ path, label }) => (
          <li key={path}>
            <DropdownEntry className={styles.entry} as={NavLink} to={path}>
              {label}
            </DropdownEntry>
          </li>
        ))}
      </ul>
    </DropdownMenu>
  )
}
