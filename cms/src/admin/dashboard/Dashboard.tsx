import { Gutter } from '@payloadcms/ui'
import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import type { ServerProps } from 'payload'
import { guideAnchors } from '@regards/contract/guideAnchors'

import { readPlannedPublications } from '../../features/scheduledPublication'
import { formatFrenchDay, formatParisMoment } from '../../lib/frenchDates'
import type { User } from '../../payload-types'
import { HelpLink } from '../help/HelpLink'
import { Checklist } from './Checklist'
import { formatSave, formatIssue } from './formats'
import { MagazineCards } from './MagazineCards'
import { readPages, type PageState } from './readPages'
import { readSite, type SiteState } from './readSite'
import './Dashboard.css'
import { listWarnings } from './listWarnings'

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

interface PagesListProps {
  pages: PageState[]
  /** Names of the accounts by their e-mail address, where they may be told. */
  names: ReadonlyMap<string, string> | undefined
}

/** On the dashboard: each page of the site, what it is at, and the way to its form. */
const PagesList = ({ pages, names }: PagesListProps) => (
  <section className="tableau__cadre" aria-labelledby="pages-du-site">
    <h2 id="pages-du-site">Changer une page</h2>
    <ul className="tableau__pages">
      {pages.map((page) => (
        <li key={page.slug}>
          <PageLine page={page} names={names} />
        </li>
      ))}
    </ul>
  </section>
)

function PageLine({ page, names }: { page: PageState; names: PagesListProps['names'] }) {
  const { slug, label, draft, plannedAt, incomplete } = page
  return (
    <>
      <a href={`/admin/globals/${slug}`}>{label}</a>
      <span className={`tableau__etat${draft ? ' tableau__etat--brouillon' : ''}`}>
        {draft ? (plannedAt ? 'Programmé' : 'Brouillon') : 'En ligne'}
      </span>
      <span className="tableau__detail">
        {describePage(page, names)}
        {incomplete.length > 0 && (
          <>
            {' '}
            <a href={`#a-completer-${slug}`}>
              {incomplete.length === 1
                ? '1\u00a0information manque'
                : `${incomplete.length}\u00a0informations manquent`}
            </a>
          </>
        )}
      </span>
    </>
  )
}

function describePage({ draft, plannedAt, published }: PageState, names: PagesListProps['names']) {
  if (draft) {
    const plan = plannedAt ? `\u00a0; publication prévue le ${formatParisMoment(plannedAt)}` : ''
    return `${upperFirst(formatSave(draft, names))}${plan}.`
  }
  if (!published) return 'Le texte d’origine.'
  // Versions saved before versions had authors have only a day.
  return published.by
    ? `Publiée ${formatSave(published, names)}.`
    : `Publiée le ${formatFrenchDay(new Date(published.at))}.`
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

interface WarningsProps {
  pages: PageState[]
  site: SiteState | undefined
}

/** On the dashboard: failures, and proposed articles that nobody has reviewed. */
function Warnings({ pages, site }: WarningsProps) {
  const warnings = listWarnings(pages, site)
  return (
    <>
      {warnings.length > 0 && (
        <section className="tableau__cadre tableau__cadre--alerte" aria-labelledby="a-regarder">
          <h2 id="a-regarder">À regarder</h2>
          <ul>
            {warnings.map(({ text, link }) => (
              <li key={text}>
                {text} {link && <a href={link.href}>{link.text}</a>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {site && site.waitingArticles.length > 0 && <WaitingArticles issues={site.waitingArticles} />}
    </>
  )
}

/** Issues that are named; the others are counted. */
const SHOWN = 5

/** On the dashboard: which issues have proposed articles that visitors do not see. */
const WaitingArticles = ({ issues }: { issues: SiteState['waitingArticles'] }) => (
  <section
    className="tableau__cadre tableau__cadre--attente articles-a-relire"
    aria-labelledby="articles-a-relire"
  >
    <h2 id="articles-a-relire">Articles à relire</h2>
    <p>
      Le site n’est pas sûr d’avoir bien trouvé ces articles dans le PDF&nbsp;: ils restent masqués
      jusqu’à ce que vous les ayez relus.
    </p>
    <ul>
      {issues.slice(0, SHOWN).map((issue) => (
        <li key={issue.numero}>
          <a href={`/adminregards/${issue.numero}/articles`}>{describe(issue)}</a>
        </li>
      ))}
    </ul>
    {issues.length > SHOWN && (
      <p>
        Et {formatOthers(issues.length - SHOWN)}, dans{' '}
        <a href="/adminregards">Administration des Regards</a>.
      </p>
    )}
    <a href={guideAnchors.articles}>Aide&nbsp;: les articles</a>
  </section>
)

const describe = ({ numero, articles }: SiteState['waitingArticles'][number]): string =>
  `${formatIssue(numero)}\u00a0: ${
    articles === 1 ? 'un article proposé' : `${articles} articles proposés`
  }`

const formatOthers = (count: number): string =>
  count === 1 ? 'un autre numéro' : `${count} autres numéros`
