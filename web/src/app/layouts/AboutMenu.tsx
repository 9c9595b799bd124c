import { matchPath, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { NavLink } from '@web/ui/links/NavLink'
import { DropdownEntry } from '@web/ui/menu/DropdownEntry'
import { DropdownMenu } from '@web/ui/menu/DropdownMenu'
import { paths } from '@web/domain/paths'

const pages = [
  { path: paths.historique, label: 'Historique' },
  // oxlint-disable-next-line regards/french-typography -- the specification, to the letter
  { path: paths.quiSommesNous, label: 'Qui sommes-nous ?' },
  { path: paths.notreSiege, label: 'Notre siège' },
]

export function AboutMenu() {
  const { key, pathname } = useLocation()
  const isCurrent = pages.some(({ path }) => matchPath(path, pathname))
  return (
    <DropdownMenu label="À propos" isCurrent={isCurrent} resetKey={key}>
      <ul>
        {pages.map(({ path, label }) => (
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
