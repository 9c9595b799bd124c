import { matchPath, useLocation } from 'react-router-dom'
import { Link, type LinkProps } from './Link'

type NavLinkProps = LinkProps & {
  /** Matches the exact path only, not the paths below it. */
  end?: boolean
}

/** A navigation link, with `aria-current` on the current page. */
export function NavLink({ end = false, ...rest }: NavLinkProps) {
  const { pathname } = useLocation()
  const isCurrent = matchPath({ path: rest.to, end }, pathname) !== null
  return <Link {...rest} aria-current={isCurrent ? 'page' : undefined} />
}
