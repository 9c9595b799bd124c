import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { layWords } from '../../factories/couche'
import { makePdfOfTexts } from '../../factories/pdf'
import { publishRegard } from '../../factories/regard'
import { waitForReading } from '../../support/readings'
import { expect, readingEnv, test } from '../fixtures'

test.use({
  productEnv: readingEnv,
  contextOptions: { reducedMotion: 'reduce' },
})

/** Words as people search for them, and what stands on the page in their place. */
const searches: [string, string[]][] = [
  ['danser', ['danses', 'dansait']],
  ['brod', ['brodeuse', 'Broderies']],
  ['bretonne', ['bretons']],
  ['travaux', ['travail']],
  ['fêter', ['fête,']],
  ['yeux', ['l’œil']],
  ['chanter', ['chantaient']],
  ['tisser', ['tissaient']],
  ['traditionnel', ['traditionnelles']],
  ['la danse de la fête', ['danses', 'fête,', 'dansait']],
  ['"fil de lin"', ['fil', 'de', 'lin.']],
  ['porte-manteau', ['portemanteau']],
  ['kaléidoscope', ['kaléido', 'scope']],
]

const lines = [
  'Les danses des bretons, le travail de la brodeuse.',
  'Un jour de fête, on dansait sous l’œil des anciens.',
  'Ils chantaient, elles tissaient ; chansons traditionnelles.',
  'La filasse de lin, puis le fil de lin. Un portemanteau.',
  'Broderies et un kaléidoscope.',
]

test('matches of the search are marked on its page, word by word', async ({
  page,
  administrator,
  product,
}) => {
  const pdf = await makePdfOfTexts([
    [{ text: 'Regards', size: 40 }],
    lines.map((text) => ({ text, size: 14 })),
  ])
  const { id, numero } = await publishRegard(administrator, { pdf })
  expect(await waitForReading(administrator, id)).toMatchObject({ etat: 'prete' })
  // A word that the layout divides: two boxes, which know the whole word.
  const { json } = await administrator.get<{ pages: { couche: string }[] }>(
    `/api/regards/numero/${numero}/lecture`,
  )
  const file = join(product.mediaDir, json.pages[1]?.couche.replace('/media/', '') ?? '')
  const mots = layWords([...lines.slice(0, -1), 'Broderies et un kaléido/', 'scope.'])
  writeFileSync(file, JSON.stringify({ mots, liens: [] }))

  for (const [q, marked] of searches) {
    await test.step(q, async () => {
      await page.goto(`/recherche?${new URLSearchParams({ q }).toString()}`)
      await page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(`^Page 2 .*Regards #${numero}`) })
        .click()
      await expect(page).toHaveURL(new RegExp(`/regards/${numero}/lire/2\\?q=`))
      const layer = page.locator('[data-page="2"] [data-text-layer]')
      await expect(layer.locator('mark')).toHaveText(marked.map((word) => new RegExp(`^${word}`)))
      await expect(layer.locator('mark').first()).toBeInViewport()

      await page.getByRole('button', { name: 'Chercher dans ce numéro' }).click()
      await expect(page.getByText('Trouvé sur une page.')).toBeVisible()
      await expect(page.getByRole('region').getByRole('link', { name: /^Page 2/ })).toBeVisible()
    })
  }
})
