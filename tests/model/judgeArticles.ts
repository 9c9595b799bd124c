import { createArticlesClient, type Arrangement } from '../support/articles'
import { openAddress } from './openAddress'
import type { ModelSite } from './site'
import { findWords, type Article, type Issue } from './world'

type Arranged = Arrangement['articles'][number]

/** Compares the articles of a published issue with those of the model. @returns what is wrong */
export async function judgeArticles(issue: Issue, site: ModelSite): Promise<string[]> {
  const admin = await site.admin()
  const { articles: list } = await createArticlesClient(site.visitor(), admin, issue.numero).read()
  const faults = findGone(issue, list)
  if (issue.isUnsure) return faults
  for (const { titre, visible } of list)
    if (visible && !issue.articles.some((one) => titre.includes(one.titre)))
      faults.push(`« ${titre} » is shown, and is no article of issue ${issue.numero}`)
  for (const article of issue.articles) {
    const found = list.find(({ titre }) => titre.includes(article.titre))
    // A proposal of little confidence waits for an administrator; what visitors have seen stays.
    if (found && !article.corrige && article.slugs.size === 0) article.visible = found.visible
    faults.push(...(found ? judgeOne(article, found) : [`« ${article.titre} » is gone`]))
    if (!found || !article.visible) continue
    article.slugs.add(found.slug)
    faults.push(...(await judgeAddresses(issue, article, site)))
  }
  return faults.map((fault) => `${fault} (issue ${issue.numero})`)
}

/** What was typed is current, or shown to an administrator. */
function findGone({ articles, numero, isUnsure }: Issue, list: Arranged[]): string[] {
  const typed = articles
    .filter(({ corrige }) => corrige)
    .flatMap(({ titre, asides }) => [titre, ...(isUnsure ? [] : asides)])
  const found = findWords(JSON.stringify(list))
  return typed
    .filter((word) => !found.has(word))
    .map((word) => `${word} was typed, and administrators of issue ${numero} do not see it`)
}

function judgeOne({ titre, visible, corrige, keys, texte }: Article, found: Arranged): string[] {
  const faults: string[] = []
  if (found.visible !== visible)
    faults.push(`« ${titre} » is ${found.visible ? 'shown' : 'hidden'}, and should not be`)
  if (found.corrige !== corrige)
    faults.push(`« ${titre} » is ${found.corrige ? '' : 'not '}said to be changed by a person`)
  if (found.hasTexteCorrige !== (texte !== undefined))
    faults.push(`« ${titre} » has ${found.hasTexteCorrige ? 'a' : 'no'} typed text`)
  if (keys.length === 0 && !found.aRevoir) faults.push(`nobody is told that « ${titre} » is lost`)
  return faults
}

/** Each address of an article answers, or leads to the one of today. */
async function judgeAddresses(
  { numero }: Issue,
  { titre, slugs }: Article,
  { product }: ModelSite,
): Promise<string[]> {
  const answers = await Promise.all(
    [...slugs].map((slug) => openAddress(product.url, `/regards/${numero}/articles/${slug}`)),
  )
  return answers
    .filter(({ status }) => status !== 200 && status !== 301)
    .map(({ path, status }) => `« ${titre} » is visible, and ${path} is ${status}`)
}
