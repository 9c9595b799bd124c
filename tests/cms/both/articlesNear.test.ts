import { expect, inject, test } from 'vitest'
import { toSent, type ArticleResume } from '../../support/articles'
import { publishMagazine, type ArticlesIssue } from '../../support/articlesIssue'
import { client } from '../../support/client'
import { shareEmptySite } from '../../support/sharedProducts'

type Near = { articles: (ArticleResume & { numero: number; titreDuNumero: string | null })[] }

const { setup } = inject('product')

const issues: ArticlesIssue[] = []

const COSTUME = 'un-langage-de-fil-et-de-drap'

/** Publishes the magazine, which the search learns of with the next change of the issue. */
async function publish(titre: string): Promise<ArticlesIssue> {
  const place = { databaseUrl: product.mongo?.url }
  const issue = await publishMagazine(place, records, admin, { titre })
  await admin.patch(`/api/regards/${issue.id}`, { sommaire: 'La vielle' })
  issues.push(issue)
  return issue
}

/** Without issues: other tests publish the same magazine. */
const { product, records } = await shareEmptySite(setup)
const visitor = client(product.url)
const admin = await visitor.as('administrateur')

const ask = ({ numero }: ArticlesIssue, slug = COSTUME) =>
  visitor.get<Near>(`/api/regards/numero/${numero}/articles/${slug}/proches`)

const near = async (issue: ArticlesIssue, slug?: string) =>
  (await ask(issue, slug)).json.articles.map((each) => `${each.numero} ${each.slug}`)

test('the same article of another issue is the nearest, and an article is not near to itself', async () => {
  const first = await publish('Sous la coiffe')
  const second = await publish('Encore la coiffe')
  await expect.poll(() => near(first), { timeout: 20_000 }).toContain(`${second.numero} ${COSTUME}`)
  const { json, status } = await ask(second)
  expect(status).toBe(200)
  expect(json.articles[0]).toMatchObject({
    ...{ numero: first.numero, titreDuNumero: 'Sous la coiffe', slug: COSTUME },
    titre: 'Un langage de fil et de drap',
  })
  expect(await near(second)).not.toContain(`${second.numero} ${COSTUME}`)
  expect(json.articles.length).toBeLessThanOrEqual(3)
})

test('a hidden article, or an article of a withdrawn issue, is near to no article', async () => {
  const [first, second] = issues as [ArticlesIssue, ArticlesIssue]
  await second.rearrange((costume, bourree) => [
    { ...toSent(costume), visible: false },
    toSent(bourree),
  ])
  expect(await near(first)).not.toContain(`${second.numero} ${COSTUME}`)
  expect((await ask(second)).status).toBe(404)

  await second.articles.propose()
  await admin.delete(`/api/regards/${second.id}`)
  expect((await near(first)).filter((each) => each.startsWith(`${second.numero} `))).toEqual([])
})

test('an unknown article or issue is not found', async () => {
  const [first] = issues as [ArticlesIssue]
  expect((await ask(first, 'aucun')).status).toBe(404)
  expect((await visitor.get('/api/regards/numero/99999/articles/x/proches')).status).toBe(404)
})
