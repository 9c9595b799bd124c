import { magazine, magazinePlan } from '../factories/articles'
import { writeReading } from '../factories/lecture'
import { publishRegard, type RegardOptions } from '../factories/regard'
import { createArticlesClient, type ArrangedArticle, type Arrangement } from './articles'
import type { Client } from './client'
import type { Records } from './records'

type Product = { databaseUrl: string | null | undefined }
export type ArticlesIssue = Awaited<ReturnType<typeof publishMagazine>>
type Arranged = Arrangement['articles'][number]

/** Publishes an issue with the two articles of `magazine`, as they are proposed. */
export async function publishMagazine(
  product: Product,
  records: Records,
  admin: Client,
  options: RegardOptions = { titre: 'Sous la coiffe' },
) {
  const { id, numero } = await publishRegard(admin, options)
  const { json } = await admin.get<{ pdf: string }>(`/api/regards/${id}?depth=0&draft=true`)
  await writeReading(product, records, json.pdf, { pages: magazine, plan: magazinePlan })
  const articles = createArticlesClient(admin.anonymous(), admin, numero)
  const { status, text } = await articles.propose()
  if (status !== 200) throw new Error(`No articles were proposed: ${status} ${text}`)
  return {
    ...{ id, numero, pdf: json.pdf, articles },
    /** Arranges the two articles as they are, but for a change. */
    async rearrange(change: (first: Arranged, second: Arranged) => ArrangedArticle[]) {
      const { version, articles: list } = await articles.read()
      const [first, second] = list
      if (!first || !second) throw new Error('The issue has not two articles')
      return articles.save(version, change(first, second))
    },
  }
}
