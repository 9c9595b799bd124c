import type { WaitingIssue } from '../../features/articles'
import { formatIssue } from './formats'

/** Issues that are named; the others are counted. */
const SHOWN = 5

interface WaitingArticlesProps {
  issues: WaitingIssue[]
  /** Address of the guide's chapter. */
  help: string
}

/** On the dashboard: which issues have proposed articles that visitors do not see. */
export const WaitingArticles = ({ issues, help }: WaitingArticlesProps) => (
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
    <a href={help}>Aide&nbsp;: les articles</a>
  </section>
)

const describe = ({ numero, articles }: WaitingIssue): string =>
  `${formatIssue(numero)}\u00a0: ${
    articles === 1 ? 'un article proposé' : `${articles} articles proposés`
  }`

const formatOthers = (count: number): string =>
  count === 1 ? 'un autre numéro' : `${count} autres numéros`
