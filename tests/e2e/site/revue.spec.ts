import { readFileSync } from 'node:fs'
import { toLetters } from '../../factories/magazines/compareArticles'
import { headingsOf, REVUE_FILE, revue, textsOf } from '../../factories/magazines/revue/text'
import { publishRegard } from '../../factories/regard'
import { articlesPath, type Contents } from '../../support/articles'
import { poll } from '../../support/ports'
import { normalizeSpaces } from '../../support/normalizeSpaces'
import { findAll, parseXml, readZip, textOf } from '../../support/readEpub'
import { waitForReading } from '../../support/readings'
import { addVoice, endSpeech, listSpoken } from '../articleIssue'
import { expect, readingEnv, test } from '../fixtures'
import { printPage } from '../readPrint'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  productEnv: readingEnv,
})

/** A song, which Typst made, and a bibliography, which Chromium made. */
const LOOKED_AT = [2, 7]

/** Checks that texts stand in another one, in their order, whatever their spaces and divided words. */
function expectInOrder(whole: string, texts: string[], where: string): void {
  const letters = toLetters(whole.replace(/[\u00ad\u2010]/g, ''))
  let end = 0
  for (const text of texts.map(toLetters)) {
    const at = letters.indexOf(text, end)
    expect(at, `${where}: ${text.slice(0, 60)}`).toBeGreaterThanOrEqual(end)
    end = at + text.length
  }
}

/** First letters of paragraphs: the rest of one may be on the next sheet, or be spoken in other words. */
const toBeginnings = (texts: string[]): string[] => texts.map((text) => text.slice(0, 24))

test('a published magazine of 46 pages has its headings, paragraphs and pictures in its articles, its book, by ear and on paper', async ({
  page,
  administrator,
}) => {
  test.slow()
  const numero = 46
  const { id } = await publishRegard(administrator, { numero, pdf: readFileSync(REVUE_FILE) })
  expect(await waitForReading(administrator, id)).toMatchObject({ etat: 'prete' })
  const visitor = administrator.anonymous()
  const listArticles = async () => (await visitor.get<Contents>(articlesPath(numero))).json.articles
  // Proposed once the pages are ready.
  await poll(async () => (await listArticles()).length > 0, { what: 'the articles' })
  const articles = await listArticles()
  const titles = articles.map(({ titre }) => normalizeSpaces(titre))
  expect(titles).toEqual(revue.map(({ titre }) => titre))

  await test.step('the book', async () => {
    const response = await visitor.raw('GET', `/regards/${numero}/epub`)
    const files = await readZip(Buffer.from(await response.arrayBuffer()))
    for (const [rank, article] of revue.entries()) {
      const file = files.find(({ name }) => name === `EPUB/article-${rank + 1}.xhtml`)
      const chapter = parseXml(normalizeSpaces(String(file?.bytes ?? '')))
      const titles = ['h2', 'h3', 'h4'].flatMap((name) => findAll(chapter, name)).map(textOf)
      expect(titles.toSorted()).toEqual(headingsOf(article, rank).toSorted())
      expect(findAll(chapter, 'figcaption').map(textOf)).toEqual(article.legendes)
      expectInOrder(textOf(chapter), textsOf(article, rank), `book, ${article.titre}`)
    }
  })

  for (const rank of LOOKED_AT) {
    const article = revue[rank]
    if (!article) throw new Error(`No article ${rank}`)
    const { titre, legendes } = article
    const [headings, texts] = [headingsOf(article, rank), textsOf(article, rank)]
    await test.step(titre, async () => {
      await addVoice(page)
      await page.goto(`/regards/${numero}/articles/${articles[rank]?.slug}`)
      const body = page.locator('[data-spoken]')
      await expect(body.getByRole('heading')).toHaveText([titre, ...headings])
      const captions = page.getByRole('article').locator('figcaption')
      for (const [index, legende] of legendes.entries())
        await expect(captions.nth(index)).toContainText(legende)
      expectInOrder((await body.allTextContents()).join(' '), texts, `page, ${titre}`)

      const sheets = await printPage(page)
      const paper = sheets.map((sheet) => sheet.text).join(' ')
      expectInOrder(paper, headings, `paper, ${titre}`)
      // The first one has a drop cap.
      expectInOrder(paper, toBeginnings(texts.slice(1)), `paper, ${titre}`)
      expect(sheets.reduce((sum, { pictureCount }) => sum + pictureCount, 0)).toBe(legendes.length)

      await page.getByRole('button', { name: 'Écouter' }).click()
      const last = toLetters((texts.at(-1) ?? '').slice(0, 12))
      let heard = ''
      // 300 sentences at most, each of which asks for the next one.
      for (let sentence = 0; sentence < 300 && !heard.includes(last); sentence += 1) {
        await endSpeech(page)
        heard = toLetters((await listSpoken(page)).join(' '))
      }
      expectInOrder(heard, [titre, ...headings], `by ear, ${titre}`)
      expectInOrder(heard, toBeginnings(texts), `by ear, ${titre}`)
    })
  }
})
