import { guideAnchors } from '@regards/contract/guideAnchors'
import { listWarnings } from './listWarnings'
import type { PageState } from './readPages'
import type { SiteState } from './readSite'
import { WaitingArticles } from './WaitingArticles'

interface WarningsProps {
  pages: PageState[]
  site: SiteState | undefined
}

/** On the dashboard: what failed, and the articles that wait for somebody who reads them. */
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
      {site && site.waitingArticles.length > 0 && (
        <WaitingArticles issues={site.waitingArticles} help={guideAnchors.articles} />
      )}
    </>
  )
}
