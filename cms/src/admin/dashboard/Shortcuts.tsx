import Link from 'next/link'
import type { ServerProps } from 'payload'

import { globals } from '../../globals'
import { HelpLink } from '../help/HelpLink'
import './Shortcuts.css'

/** First on the dashboard, what one most often comes for: publish an issue, change a page, help. */
export function Shortcuts({ user }: ServerProps) {
  if (!user) return null
  return (
    <nav className="shortcuts" aria-label="Raccourcis">
      {user.role === 'administrateur' && (
        <a className="shortcuts__publish" href="/adminregards">
          <strong>Publier un numéro</strong>
          Le PDF, la couverture, la date
        </a>
      )}
      <div>
        <h2>Changer une page</h2>
        <ul>
          {globals.map(({ slug, label }) => (
            <li key={slug}>
              <Link href={`/admin/globals/${slug}`} prefetch={false}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <HelpLink user={user} className="shortcuts__help" />
    </nav>
  )
}
