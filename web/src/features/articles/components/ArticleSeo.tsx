import { useRevue } from '@web/domain/parametres/useRevue'
import { paths } from '@web/domain/paths'
import { toCard } from '@web/domain/pictures/toCard'
import { issueBreadcrumbs } from '@web/domain/regards/issueBreadcrumbs'
import { toIssueReference } from '@web/domain/regards/toIssueReference'
import { toCalendarDay } from '@web/lib/format/dates'
import { JsonLd, ServedJsonLd } from '@web/lib/seo/JsonLd'
import { Seo, useAbsoluteUrl } from '@web/lib/seo/Seo'
import { toPlainText } from '@web/ui/richText/readRichText'
import type { Article } from '../helpers/toArticle'

type ArticleSeoProps = { article: Article }

/** Title, link preview, structured data and bibliographic tags of an article. */
export function ArticleSeo({ article }: ArticleSeoProps) {
  const { titre, path, slug, chapo, numero, picture } = article
  return (
    <>
      <Seo
        title={titre}
        description={chapo ?? getFirstWords(article)}
        path={path}
        picture={picture && toCard(paths.carteDeLArticle(numero, slug), { ...picture, titre })}
        type="article"
        parents={issueBreadcrumbs(numero)}
      />
      <ArticleJsonLd article={article} />
      <CitationTags article={article} />
    </>
  )
}

function getFirstWords({ parts, correction, numero }: Article): string {
  if (correction) return toPlainText(correction)
  const words = parts.flatMap((part) => (part.type === 'paragraphe' ? [part.texte] : []))
  return words[0] ?? `Un article du numéro ${numero} de Regards.`
}

function ServerArticleJsonLd({ article }: ArticleSeoProps) {
  const { titre, path, chapo, auteurs, rubrique, motsCles, picture, langue } = article
  const { numero, titreDuNumero, dateParution, premierePage, dernierePage } = article
  const revue = useRevue()
  const toAbsoluteUrl = useAbsoluteUrl()
  const url = toAbsoluteUrl(path)
  const issue = toIssueReference({ numero, titre: titreDuNumero }, revue, toAbsoluteUrl)
  const data = {
    '@type': 'Article',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: titre,
    description: chapo,
    image: picture && toAbsoluteUrl(picture.src),
    inLanguage: langue,
    datePublished: toCalendarDay(dateParution),
    author: auteurs.length > 0 ? auteurs.map((name) => ({ '@type': 'Person', name })) : undefined,
    publisher: issue.isPartOf.publisher,
    articleSection: rubrique,
    keywords: motsCles.length > 0 ? motsCles : undefined,
    pageStart: premierePage,
    pageEnd: dernierePage,
    isPartOf: issue,
  }
  return <JsonLd data={data} />
}

const ArticleJsonLd = import.meta.env.SSR ? ServerArticleJsonLd : ServedJsonLd

/** Tags of Highwire Press, which Zotero and Google Scholar read. */
function CitationTags({ article }: ArticleSeoProps) {
  const { titre, path, chapo, auteurs, motsCles, langue } = article
  const { numero, dateParution, premierePage, dernierePage } = article
  const { publisher, issn } = useRevue()
  const url = useAbsoluteUrl()(path)
  const tags: [string, string | undefined][] = [
    ['citation_title', titre],
    ...auteurs.map((name): [string, string] => ['citation_author', name]),
    ['citation_publication_date', toCalendarDay(dateParution).replaceAll('-', '/')],
    ['citation_journal_title', 'Regards'],
    ['citation_issn', issn],
    ['citation_publisher', publisher],
    ['citation_issue', `${numero}`],
    ['citation_firstpage', `${premierePage}`],
    ['citation_lastpage', `${dernierePage}`],
    ['citation_language', langue],
    ['citation_abstract', chapo],
    ['citation_fulltext_html_url', url],
    ...motsCles.map((word): [string, string] => ['citation_keywords', word]),
  ]
  return tags.map(([name, content], index) =>
    content ? <meta key={index} name={name} content={content} /> : null,
  )
}
