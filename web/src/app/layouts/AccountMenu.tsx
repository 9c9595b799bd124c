import { useId } from 'react'
import { useLocation } from 'react-router-dom'
import { api } from '@web/lib/api/api'
import { ApiError } from '@web/lib/api/errors'
import { broadcastSession } from '@web/lib/auth/sessionChannel'
import type { SessionUser } from '@web/lib/auth/sessionQuery'
import { NavLink } from '@web/ui/links/NavLink'
import { DropdownEntry, DropdownHint } from '@web/ui/menu/DropdownEntry'
import { DropdownMenu } from '@web/ui/menu/DropdownMenu'
import { paths } from '@web/domain/paths'
import styles from './AccountMenu.module.css'

/** Menu of the signed-in user: e-mail address, administration, account, help, sign-out. */
export function AccountMenu({ user, onSignOut }: { user: SessionUser; onSignOut: () => void }) {
  const { key } = useLocation()
  const nameId = useId()
  const hintId = useId()
  return (
    <DropdownMenu label="Mon compte" variant="outlined" resetKey={key}>
      <p className={styles.signedInAs}>
        Connecté en tant que <strong className={styles.email}>{user.email}</strong>
      </p>
      <ul>
        {user.role === 'administrateur' && (
          <li>
            <DropdownEntry
              as={NavLink}
              to={paths.administration}
              aria-labelledby={nameId}
              aria-describedby={hintId}
            >
              <span id={nameId}>Administration</span>
              <DropdownHint id={hintId}>Gérer les numéros et les contenus</DropdownHint>
            </DropdownEntry>
          </li>
        )}
        <li>
          <DropdownEntry href={paths.panneau}>Textes du site</DropdownEntry>
        </li>
        <li>
          <DropdownEntry as={NavLink} to={paths.compte}>
            Sécurité du compte
          </DropdownEntry>
        </li>
        <li>
          <DropdownEntry
            as={NavLink}
            to={user.role === 'administrateur' ? paths.aideAdministrateur : paths.aide}
          >
            Aide
          </DropdownEntry>
        </li>
        <li>
          <DropdownEntry as="button" type="button" onClick={onSignOut}>
            Se déconnecter
          </DropdownEntry>
        </li>
      </ul>
    </DropdownMenu>
  )
}

/** Closes the session on the server and in the other tabs. @throws ApiError */
export async function closeSession(): Promise<void> {
  try {
    await api('/users/logout', { method: 'POST', keepalive: true })
  } catch (error) {
    if (!isAlreadySignedOut(error)) throw error
  }
  broadcastSession({ type: 'signed-out' })
}

/** Payload responds with 400 to a logout without a session. */
function isAlreadySignedOut(error: unknown): boolean {
  return error instanceof ApiError && [400, 401, 403].includes(error.status)
}
