import { matchPath, useLocation } from 'react-router-dom'
import { NavLink } from '@web/ui/links/NavLink'
import { DropdownEntry } from '@web/ui/menu/DropdownEntry'
import { DropdownMenu } from '@web/ui/menu/DropdownMenu'
import { aboutPages } from '../pages/textPages'
import styles from './AboutMenu.module.css'

export function AboutMenu() {
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
