import sharp from 'sharp'
import { makeScan, makeScannedPdf } from '../../factories/scans'
import { publishRegard } from '../../factories/regard'
import { poll } from '../../support/ports'
import { waitForReading } from '../../support/readings'
import { search } from '../../support/searchSite'
import { expectAccessible } from '../expectAccessible'
import { expect, readingEnv, test } from '../fixtures'

test.use({
  productEnv: readingEnv,
  contextOptions: { reducedMotion: 'reduce' },
})

test('a scanned issue is found by its words, marked, and read as text; a faint page says so', async ({
  page,
  administrator,
}) => {
  const scan = await makeScan()
  const { jpeg } = await makeScan({ dpi: 60 })
  const enlarged = await sharp(jpeg).resize(scan.width, scan.height).jpeg().toBuffer()
  const pdf = await makeScannedPdf(scan, { ...scan, jpeg: enlarged })
  const { id, numero } = await publishRegard(administrator, { pdf })
  const reading = await waitForReading(
    administrator,
    id,
    ({ etat, pagesReconnues }) => etat === 'prete' && pagesReconnues === 2,
  )
  expect(reading).toMatchObject({ pagesNumerisees: 2 })

  const isFound = async () =>
    (await search(administrator.anonymous(), 'décoration')).json.resultats.some(
      (result) => result.numero === numero && result.page === 1,
    )
  await poll(isFound, { what: 'the scan in the search' })
  await page.goto('/recherche?q=décoration')
  const found = page.getByRole('main').getByRole('link', {
    name: new RegExp(`^Page 1 .*Regards #${numero}`),
  })
  await found.click()
  // The scan divides the word over two lines.
  const marks = page.locator('[data-page="1"] [data-text-layer] mark')
  await expect(marks).toHaveText(['déco', /^ration/])
  await expect(marks.first()).toBeInViewport()

  await page.goto(`/regards/${numero}/texte`)
  await expect(page.getByRole('heading', { name: 'La bourrée du Berry' })).not.toHaveCount(0)
  await expect(page.getByText('la décoration de sa cornemuse').first()).toBeVisible()
  await expect(page.getByText('Texte reconnu automatiquement')).toHaveCount(1)
  await expectAccessible(page, 'the text of a scan', { on: ['small'] })

  await page.goto(`/regards/${numero}/lire/2`)
  await expect(
    page.getByRole('img', { name: /numérisée, texte reconnu automatiquement/ }),
  ).toBeVisible()
})
