import type { ServerProps } from 'payload'

import { version } from '../../lib/version'
import { HelpLink } from './HelpLink'

/** Last in the navigation of the panel: help, and the version of the product. */
export const NavFoot = ({ user }: ServerProps) =>
  user && (
    <div className="nav-foot">
      <HelpLink user={user} className="nav__link" />
      <p>Version {version}</p>
    </div>
  )
