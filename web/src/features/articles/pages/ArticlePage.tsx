import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'

import { articleQueries } from '@web/domain/articles/articleQueries'
import { parseSlug } from '@web/domain/articles/parseSlug'
import type { ArticleResponse } from '@regards/contract/schemas/articles'
import { paths } from '@web/domain/paths'
import { parseNumero } from '@web/domain/regards/parseNumero'
import { PageMoved } from '@web/lib/seo/Seo'
import { PageError, PageLoading } from '@web/ui/PageState'
import { ArticleView } from '../components/ArticleView'
import { toArticle } from '../helpers/toArticle'
import { NotFound } from '@web/ui/NotFound'

type ArticleData = { article: ArticleResponse | null; numeroToday: number | null }

const select = ({ article, numeroToday }: ArticleData) => ({
  article: article && toArticle(article),
  numeroToday,
})

export function ArticlePage() {
  const params = useParams()
  const numero = parseNumero(params.numero)
  const slug = parseSlug(params.slug)
  if (numero === undefined || slug === undefined) return <ArticleNotFound numero={numero} />
  return <Content numero={numero} slug={slug} />
}

function Content({ numero, slug }: { numero: number; slug: string }) {
  const { data, error, isPending, refetch } = useQuery({
    ...articleQueries.one(numero, slug),
    select,
  })
  const title = `Un article de Regards #${numero}`

  if (isPending) return <PageLoading title={title} label="Chargement de l’article…" />
  if (!data) return <PageError title={title} error={error} onRetry={() => void refetch()} />
  const { article, numeroToday } = data
  if (!article && numeroToday) return <PageMoved to={paths.article(numeroToday, slug)} />
  if (!article) return <ArticleNotFound numero={numero} />
  // A former slug, or a former number of the issue.
  if (article.path !== paths.article(numero, slug)) return <PageMoved to={article.path} />
  return <ArticleView key={article.path} article={article} />
}

type ArticleNotFoundProps = {
  /** Undefined when the URL’s slug is invalid. */
  numero: number | undefined
}

function ArticleNotFound({ numero }: ArticleNotFoundProps) {
  return (
    <NotFound
      title="Cet article n’existe pas"
      text="L’adresse est peut-être incomplète, ou l’article a été retiré."
      link={
        numero === undefined
          ? { href: paths.regards, label: 'Tous les numéros de Regards' }
          : { href: paths.regard(numero), label: `Le numéro ${numero}` }
      }
    />
  )
}
