import { matchPath, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { NavLink } from '@web/ui/links/NavLink'
import { DropdownEntry } from '@web/ui/menu/DropdownEntry'
import { DropdownMenu } from '@web/ui/menu/DropdownMenu'
import { aboutPages } from '../pages/textPages'

export function AboutMenu() {
  const { key, pathname } = useLocation()
  const isCurrent = aboutPages.some(({ path }) => matchPath(path, pathname))
  return (
    <DropdownMenu label="À propos" isCurrent={isCurrent} resetKey={key}>
      <ul>
        {aboutPages.map(({ path, label }) => (
          <li key={path}>
            <Entry as={NavLink} to={path}>
              {label}
            </Entry>
          </li>
        ))}
      </ul>
    </DropdownMenu>
  )
}

/** Prevents a line break before a question mark: its label has an ordinary space there. */
const Entry = styled(DropdownEntry)`
  white-space: nowrap;
`
