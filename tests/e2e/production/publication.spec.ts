import { accounts } from '../../support/setups'
import { makeImage } from '../../factories/image'
import { makePdf } from '../../factories/pdf'
import { publishRegard } from '../../factories/regard'
import { fillRegardForm, getSubmitButton } from '../adminPage'
import { expect, openSession, signIn, signOut, test } from '../fixtures'
import { openPdf } from '../openPdf'

const MEGABYTE = 1024 * 1024

test('an administrator publishes an issue, a visitor opens it, and the opening is counted', async ({
  page,
  administrator,
  expectedErrors,
}, testInfo) => {
  expectedErrors.push(/status of 400/, /^La publication du numéro a échoué/)
  await publishRegard(administrator, { numero: 59, dateParution: '2024-03-15' })
  const pdf = await makePdf({ pages: 4, sizeBytes: 60 * MEGABYTE, title: 'Regards n° 60' })
  const cover = await makeImage('jpeg', { width: 1500, height: 2000 })

  await test.step('signs in and publishes, with progress in view', async () => {
    await signIn(page, accounts.administrateur)
    await page.goto('/adminregards')
    const texts = { titre: "L'été : danser !", sommaire: 'Qui danse ?\nToute la vallée.' }
    const form = { numero: '60', dateParution: '2024-06-21', ...texts, pdf, cover }
    await fillRegardForm(page, testInfo, form)
    await page.getByRole('button', { name: 'Ajouter le numéro' }).click()

    await expect(page.getByRole('button', { name: 'Ajout en cours...' })).toBeDisabled()
    await expect(page.getByRole('progressbar').first()).toBeVisible()
    const banner = page.getByText('Le numéro a été ajouté avec succès !')
    await expect(banner).toBeVisible({ timeout: 60_000 })
    await expect(banner).toBeHidden()
    await expect(getSubmitButton(page)).toBeVisible()
    await expect(page.getByPlaceholder('Ex: 123')).toHaveValue('')
    await expect(page.getByLabel('Titre')).toHaveValue('')
  })

  await test.step('a number that is taken is refused by name', async () => {
    const small = { pdf: await makePdf(), cover: await makeImage() }
    await fillRegardForm(page, testInfo, { numero: '59', dateParution: '2024-12-21', ...small })
    await getSubmitButton(page).click()
    await expect(page.getByText('Le numéro 59 existe déjà').first()).toBeVisible()
    await expect(getSubmitButton(page)).toBeEnabled()
  })

  await test.step('signs out', async () => {
    await signOut(page)
  })

  const newest = page.getByRole('article').filter({ hasText: 'NOUVEAU' })

  await test.step('a visitor sees it first, as new, and without counts', async () => {
    await page.goto('/regards')
    await expect(newest).toContainText('#60')
    await expect(newest).toContainText('21/06/2024')
    await expect(newest).toContainText('L’été\u00a0: danser\u00a0!', { useInnerText: true })
    await expect(newest).toContainText('Qui danse\u00a0?', { useInnerText: true })
    const previous = page.getByRole('region', { name: 'Numéros précédents' })
    await expect(previous.getByRole('listitem')).toHaveCount(1)
    await expect(previous).toContainText('#59')
    await expect(page.getByText(/^\d+ vues?$/)).toHaveCount(0)
  })

  await test.step('a new tab is given its PDF', async () => {
    const url = await openPdf(page, () =>
      newest.getByRole('link', { name: 'Consulter le dernier numéro' }).click(),
    )
    const file = await page.request.get(url)
    expect(pdf.equals(await file.body()), 'the bytes are those that were published').toBe(true)
  })

  await test.step('the administrator sees the count', async () => {
    await signIn(page, accounts.administrateur)
    await page.goto('/regards')
    await expect(newest.getByText('1 vue', { exact: true })).toBeVisible()
  })
})

test('a connection that is cut in the middle of an upload does not stop the publication', async ({
  page,
  administrator,
  cuttingProxy,
  expectedErrors,
}, testInfo) => {
  expectedErrors.push(/net::ERR_(CONNECTION|EMPTY|NETWORK|SOCKET)/)
  const pdf = await makePdf({ sizeBytes: 12 * MEGABYTE })
  const cover = await makeImage('png')
  await openSession(page, accounts.administrateur)
  await page.goto('/adminregards')
  await fillRegardForm(page, testInfo, { numero: '61', dateParution: '2024-09-22', pdf, cover })

  const announced: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') announced.push(new URL(request.url()).pathname)
  })
  const cuts = cuttingProxy.countCuts()
  cuttingProxy.cut({ afterBytes: 6 * MEGABYTE, downForMs: 1500 })
  await page.getByRole('button', { name: 'Ajouter le numéro' }).click()

  await expect(page.getByText('Le numéro a été ajouté avec succès !')).toBeVisible({
    timeout: 60_000,
  })
  expect(cuttingProxy.countCuts() - cuts).toBe(1)
  // One upload per file: the interrupted upload was resumed, not restarted.
  expect(announced.filter((path) => path === '/api/uploads')).toHaveLength(2)
  const found = await administrator.get<{ docs: { pdf: { url: string; filesize: number } }[] }>(
    '/api/regards?where[numero][equals]=61&depth=1',
  )
  const url = found.json.docs[0]?.pdf.url ?? ''
  const file = await page.request.get(url)
  expect(pdf.equals(await file.body()), 'the bytes are those that were published').toBe(true)
})
