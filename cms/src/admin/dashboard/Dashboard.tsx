import { Gutter } from '@payloadcms/ui'
import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import type { ServerProps } from 'payload'

import { readPlannedPublications } from '../../features/scheduledPublication'
import { Checklist } from './Checklist'
import { MagazineCards } from './MagazineCards'
import { PagesList } from './PagesList'
import { readPages } from './readPages'
import { readSite } from './readSite'
import { Warnings } from './Warnings'
import './Dashboard.css'
import type { User } from '../../payload-types'
import { HelpLink } from '../help/HelpLink'

/**
 * The first page of the panel, in place of Payload's: what needs somebody, what is under way, each page of the
 * site with its state; then what features add. An éditeur gets what concerns the pages.
 */
export async function Dashboard(props: ServerProps) {
  const { payload, user } = props
  if (!user) return null
  const plans = await readPlannedPublications(payload)
  const [pages, site] = await Promise.all([
    readPages(payload, plans),
    user.role === 'administrateur' ? readSite(payload, plans) : undefined,
  ])
  return (
    <Gutter className="tableau">
      <main>
        <header className="tableau__tete">
          <h1>Tableau de bord</h1>
          <Shortcuts user={user} />
        </header>
        <Warnings pages={pages} site={site} />
        {site && <MagazineCards {...site} />}
        <PagesList pages={pages} names={site?.names} />
        <Checklist payload={payload} pages={pages} />
        {RenderServerComponent({
          Component: payload.config.admin.components.afterDashboard,
          importMap: payload.importMap,
          serverProps: props,
        })}
      </main>
    </Gutter>
  )
}

/** First on the dashboard, the most frequent tasks: to publish an issue, and help. */
const Shortcuts = ({ user }: { user: Pick<User, 'role'> }) => (
  <nav className="tableau__raccourcis" aria-label="Raccourcis">
    {user.role === 'administrateur' && (
      <a className="tableau__publier" href="/adminregards">
        Publier un numéro
      </a>
    )}
    <HelpLink user={user} className="tableau__aide" />
  </nav>
)
