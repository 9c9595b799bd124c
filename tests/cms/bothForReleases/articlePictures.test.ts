import { expect, inject, test } from 'vitest'
import { drawRepeatedPictures, TITLES } from '../../factories/articles'
import { articlesPath, type ArticleResume } from '../../support/articles'
import { openLectureSite } from '../../support/lectureSite'
import { poll } from '../../support/ports'
import { waitForReading } from '../../support/readings'

const site = await openLectureSite(inject('product').setup)

type List = { articles: ArticleResume[] }

/** Name of the file of an article's picture, null where the list shows none. */
const nameOf = ({ image }: ArticleResume) =>
  image && /[^/]+(?=-\d+\.webp$)/.exec(image.images[0]?.url ?? '')?.[0]

test('articles with the same picture show it once in a list, then another of theirs, or none', async () => {
  const { id, numero } = await site.publish(await drawRepeatedPictures())
  await waitForReading(site.admin, id)
  const list = async () => (await site.visitor.get<List>(articlesPath(numero))).json.articles
  await poll(async () => (await list()).length === TITLES.length, { what: 'the articles' })

  expect((await list()).map(nameOf)).toEqual(['2-f1', '3-f2', null])
  // An administrator sees the lead picture of each.
  const all = await site.admin.get<List>(articlesPath(numero, '?draft=true'))
  expect(all.json.articles.map(({ image }) => image !== null)).toEqual([true, true, true])
})
