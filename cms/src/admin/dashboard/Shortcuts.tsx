import type { User } from '../../payload-types'
import { HelpLink } from '../help/HelpLink'

/** First on the dashboard, what one most often comes for: to publish an issue, and help. */
export const Shortcuts = ({ user }: { user: Pick<User, 'role'> }) => (
  <nav className="tableau__raccourcis" aria-label="Raccourcis">
    {user.role === 'administrateur' && (
      <a className="tableau__publier" href="/adminregards">
        Publier un numéro
      </a>
    )}
    <HelpLink user={user} className="tableau__aide" />
  </nav>
)
