import { matchPath, useLocation } from 'react-router-dom'
import { Link, type LinkProps } from './Link'

type NavLinkProps = LinkProps & {
  /** Whether only the page itself is meant, rather than those below it too. */
  end?: boolean
}

/** A link of a navigation, which says so when it leads to the page that is being read. */
export function NavLink({ end = false, ...rest }: NavLinkProps) {
  const { pathname } = useLocation()
  const isCurrent = matchPath({ path: rest.to, end }, pathname) !== null
  return <Link {...rest} aria-current={isCurrent ? 'page' : undefined} />
}
