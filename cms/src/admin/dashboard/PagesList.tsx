import { formatFrenchDay, formatParisMoment } from '../../lib/frenchDates'
import { formatSave } from './formats'
import type { PageState } from './readPages'

interface PagesListProps {
  pages: PageState[]
  /** Names of the accounts by their e-mail address, where they may be told. */
  names: ReadonlyMap<string, string> | undefined
}

/** On the dashboard: each page of the site, what it is at, and the way to its form. */
export const PagesList = ({ pages, names }: PagesListProps) => (
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
