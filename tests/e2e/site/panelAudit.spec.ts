import type { Page } from '@playwright/test'
import { makeImage } from '../../factories/image'
import { changePage, snapshotPages, uploadPicture } from '../../factories/page'
import { deleteAllRegards, publishRegard } from '../../factories/regard'
import { makeRichText } from '../../factories/richText'
import { measurePageWeight } from '../../load/measurePageWeight'
import { accounts } from '../../support/setups'
import { colourRules, expectNoViolations, standards } from '../expectAccessible'
import { expect, keepingTest as test, openSession } from '../fixtures'
import { findOverflow } from '../layoutChecks'
import { englishNames, nameless } from '../panel'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const SIZES = { computer: { width: 1440, height: 900 }, telephone: { width: 390, height: 844 } }

/** A screen of the panel: its address, and what is there once it is drawn. */
interface Screen {
  path: string
  text: string | RegExp
  open?: (page: Page) => Promise<void>
  /** Rules of axe that do not hold there. */
  except?: string[]
  /**
   * Whether axe looks at it on a telephone and in dark mode on a computer too. Dark mode differs by one scale of greys
   * (decision 047).
   */
  isTemplate?: boolean
}

/** Opens a screen, waits until it is drawn, and shows what the test looks at. */
async function openScreen(page: Page, { path, text, open }: Screen) {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
  await open?.(page)
}

/** Changes the colours of the open screen. The panel reads the account's scheme when it is loaded (statistics.spec.ts). */
const setScheme = (page: Page, scheme: 'light' | 'dark') =>
  page.locator('html').evaluate((html, theme) => html.setAttribute('data-theme', theme), scheme)

/**
 * Audits a screen: all rules of axe in light mode on a computer, of a template on a telephone too, and those of
 * colours in dark mode on a computer. On neither size anything is wider than the window.
 */
async function auditScreen(page: Page, screen: Screen) {
  const { path, isTemplate = false, except = [] } = screen
  await page.setViewportSize(SIZES.computer)
  await openScreen(page, screen)
  if (isTemplate) {
    await setScheme(page, 'dark')
    await expectNoViolations(page, `${path}, dark`, (axe) => axe.withRules(colourRules))
    await setScheme(page, 'light')
  }
  for (const [name, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size)
    await expect(page.locator('.nav--nav-open')).toHaveCount(size === SIZES.computer ? 1 : 0)
    if (isTemplate || size === SIZES.computer)
      await expectNoViolations(page, `${path}, ${name}`, (axe) =>
        axe.withTags(standards).disableRules(except),
      )
    await expect.poll(() => findOverflow(page), `${path}, ${name}`).toEqual([])
  }
}

/** The screens of the panel, of each template one. */
const screens: Record<string, (ids: { issue: string; image: string }) => Screen> = {
  dashboard: () => ({ path: '/admin', text: 'À compléter', isTemplate: true }),
  'list of issues': () => ({
    path: '/admin/collections/regards',
    text: '15/03/2024',
    isTemplate: true,
    open: (page) =>
      expect(page.getByRole('button', { name: 'Trier par Numéro, ordre croissant' })).toBeVisible(),
  }),
  'list of images': () => ({
    path: '/admin/collections/images',
    text: 'Images jamais utilisées',
    open: (page) => expect(page.getByPlaceholder(/^Rechercher.*Nom du fichier/)).toBeVisible(),
  }),
  'list of PDFs': () => ({ path: '/admin/collections/documents', text: /Regards n°\s7$/ }),
  'list of accounts': () => ({
    // Other tests of this product make accounts: the first one is on the first page.
    path: '/admin/collections/users?sort=createdAt',
    text: accounts.administrateur.email,
    open: (page) => expect(page.getByText(', sans double authentification').first()).toBeVisible(),
  }),
  // The first entries: other tests of this product make many.
  journal: () => ({ path: '/admin/collections/journal?sort=createdAt', text: 'Connexion' }),
  'form of an issue': ({ issue }) => ({
    path: `/admin/collections/regards/${issue}`,
    text: 'Date de parution',
    isTemplate: true,
  }),
  'form of an image': ({ image }) => ({
    path: `/admin/collections/images/${image}`,
    text: 'Texte de remplacement',
    open: (page) =>
      expect(page.locator('.file-meta__size-type')).toHaveText(
        /^[\d,]+\s(?:octets|ko|Mo) · \d+\s×\s\d+\spx · [A-Z]+$/,
      ),
  }),
  'form of a new image': () => ({
    path: '/admin/collections/images/create',
    text: /^Sélectionnez un fichier/,
    open: async (page) => {
      await page.locator('input[type="file"]').setInputFiles({
        name: 'ronde.jpg',
        mimeType: 'image/jpeg',
        buffer: await makeImage('jpeg'),
      })
      await expect(page.getByRole('textbox', { name: 'Nom du fichier' })).toHaveValue('ronde.jpg')
    },
  }),
  'form of a page': () => ({
    path: '/admin/globals/accueil',
    text: 'Titre de la page',
    open: async (page) => {
      const text = page.locator('[data-field-path="presentation"]')
      for (const name of ['Gras', 'Italique', 'Exposant', 'Lien', 'Style du texte'])
        await expect(text.getByRole('button', { name, exact: true }).first()).toBeVisible()
    },
  }),
  'versions of a page': () => ({
    path: '/admin/globals/historique/versions',
    text: 'Enregistré par',
  }),
  'comparison of versions': () => ({
    path: '/admin/globals/historique/versions',
    text: 'Enregistré par',
    open: async (page) => {
      await page.getByRole('row').nth(1).getByRole('link').first().click()
      await expect(page.getByText('Version consultée').first()).toBeVisible()
    },
  }),
  Corbeille: () => ({ path: '/admin/collections/images/trash', text: /Corbeille/ }),
  account: () => ({ path: '/admin/account', text: 'Apparence du panneau' }),
  'link in a drawer': () => ({
    path: '/admin/globals/historique',
    text: 'Coiffes',
    // As below, and the page behind the drawer is covered.
    except: ['aria-allowed-role', 'target-size'],
    open: async (page) => {
      const text = page.locator('[data-field-path="introduction"]')
      await text.getByText('Coiffes', { exact: true }).dblclick()
      await text.getByRole('button', { name: 'Lien', exact: true }).first().click()
      await expect(page.locator('.drawer input[name="url"]')).toBeVisible()
    },
  }),
  'upload in a drawer': () => ({
    path: '/admin/globals/historique',
    text: 'Image',
    isTemplate: true,
    // A drawer has a second `main`, whose role is taken away in the document.
    except: ['aria-allowed-role'],
    open: async (page) => {
      await page.locator('#field-image').getByRole('button', { name: 'Ajouter' }).click()
      await expect(page.locator('.drawer #field-alt')).toBeVisible()
    },
  }),
}

let issue: string
let image: string
let putBack: () => Promise<void>

test.beforeAll(async ({ administrator }) => {
  putBack = await snapshotPages(administrator, ['historique'])
  await changePage(administrator, 'historique', {
    titre: 'Une',
    introduction: makeRichText('Coiffes'),
    image: null,
  })
  const regard = await publishRegard(administrator, {
    numero: 7,
    titre: 'Bals',
    dateParution: '2024-03-15',
  })
  issue = regard.id
  image = await uploadPicture(administrator)
  const deleted = await uploadPicture(administrator)
  await administrator.patch(`/api/images/${deleted}`, { deletedAt: new Date().toISOString() })
})

test.afterAll(async ({ administrator }) => {
  await putBack()
  await deleteAllRegards(administrator)
  await administrator.delete(`/api/images/${image}`)
})

/** Screens of a test share a browser context, so that the scripts of the panel are compiled once. */
const SCREENS_A_TEST = 6

const all = Object.entries(screens)
for (let first = 0; first < all.length; first += SCREENS_A_TEST) {
  const group = all.slice(first, first + SCREENS_A_TEST)
  const names = group.map(([name]) => name).join(', ')
  test(`${names}: axe finds nothing, they are as wide as a computer and a telephone, and all is French`, async ({
    page,
  }) => {
    await openSession(page, accounts.administrateur)
    for (const [name, toScreen] of group) {
      await test.step(name, async () => {
        await auditScreen(page, toScreen({ issue, image }))
        await expect.poll(() => nameless(page), name).toEqual([])
        await expect.poll(() => englishNames(page), name).toEqual([])
      })
    }
  })
}

test('page that does not exist: axe finds nothing', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 404/)
  await openSession(page, accounts.administrateur)
  await auditScreen(page, { path: '/admin/inconnue', text: 'Rien n’a été trouvé' })
})

/** Most bytes of the panel's first view, compressed: the issue's bound. */
const MAX_BYTES = 1_200_000

test('the first view of the panel stays within its weight, compressed and without other hosts', async ({
  browser,
  administrator,
  product,
}) => {
  const weight = await measurePageWeight(browser, `${product.url}/admin`, {
    cookies: [{ name: 'payload-token', value: administrator.token ?? '', url: product.url }],
    open: (page, url) => page.goto(url, { waitUntil: 'networkidle' }),
  })

  expect(weight.bytes).toBeLessThan(MAX_BYTES)
  // A page that loads nothing weighs little, too.
  expect(weight.scriptBytes).toBeGreaterThan(300_000)
  expect(weight).toMatchObject({ thirdPartyUrls: [], uncompressed: [] })
})

test('list on a telephone: its title is above the tabs, with the whole width', async ({ page }) => {
  await page.setViewportSize(SIZES.telephone)
  await openSession(page, accounts.administrateur)
  await page.goto('/admin/collections/regards')
  const title = page.getByRole('heading', { level: 1 })
  const tab = page.locator('.list-header').getByText('Corbeille')
  await expect(tab).toBeVisible()
  // The list is laid out again while its parts come.
  await expect
    .poll(async () => {
      const [above, below] = [await title.boundingBox(), await tab.boundingBox()]
      return above && below ? below.y - above.y - above.height : null
    })
    .toBeGreaterThanOrEqual(0)
})
