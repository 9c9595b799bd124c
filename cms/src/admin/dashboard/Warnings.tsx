import { guideAnchors } from '@regards/contract/guideAnchors'
import { listWarnings } from './listWarnings'
import type { PageState } from './readPages'
import type { SiteState } from './readSite'
import { formatIssue } from './formats'

interface WarningsProps {
  pages: PageState[]
  site: SiteState | undefined
}

/** On the dashboard: failures, and proposed articles that nobody has reviewed. */
export function Warnings({ pages, site }: WarningsProps) {
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
