import type { Locator } from '@playwright/test'
import { hungPictures } from '../../factories/pictures'
import { expect, test } from '../fixtures'
import {
  accueil,
  concoursPhoto,
  historique,
  login,
  mentionsLegales,
  notreSiege,
  politiqueDeConfidentialite,
  quiSommesNous,
  regards,
  ressources,
  sitePages,
  titleOf,
  type SitePage,
} from '../sitePages'

/** What a page says, in the words of the specification, until somebody changes it. */
const facts: { page: SitePage; says: (string | RegExp)[] }[] = [
  {
    page: accueil,
    says: [
      'La Payse de France',
      /ambassadrice nationale des arts et traditions populaires/i,
      'Nos stages',
      'Stage artistique',
      'Stage de dirigeants',
      'Stage de savoir-faire',
      'La lettre d’information',
      'Nous écrire',
    ],
  },
  {
    page: notreSiege,
    says: [
      '2 rue Achille Luchaire, 75014 Paris',
      'dans un centre provincial',
      'Les fédérations membres',
      'Nos partenaires',
    ],
  },
  {
    page: historique,
    says: [
      'Avril 2000',
      'Cinq mouvements nationaux d’arts et traditions populaires fondent un collectif',
      'L’un des cinq mouvements quitte le collectif.',
      '2017',
      'Une motion pour un mouvement unique',
      '2019',
      'Le collectif devient fédération',
      '2020',
      'Deux membres rejoignent la fédération par fusion. Un bureau est élu et les commissions se mettent au travail.',
    ],
  },
  {
    page: quiSommesNous,
    says: [
      'association régie par la loi de 1901',
      'Préserver',
      'Transmettre',
      'Promouvoir',
      'La fédération met en réseau',
      'les associations',
      'les ensembles de danse et de musique',
      'les chercheurs',
      'les artisans d’art',
    ],
  },
  {
    page: regards,
    says: [
      'Aucun numéro disponible pour le moment.',
      "Les administrateurs peuvent ajouter des numéros via la page d'administration.",
    ],
  },
  { page: login, says: ['Cet espace est réservé aux administrateurs et aux éditeurs du site.'] },
  {
    page: mentionsLegales,
    says: [
      'Éditeur du site',
      'association régie par la loi du 1er juillet 1901',
      'Hébergeur',
      'Directeurs de la publication',
      'Nous contacter',
      'Données personnelles',
    ],
  },
  {
    page: politiqueDeConfidentialite,
    says: [
      'Mesures d’audience : 26 mois au plus.',
      'Adresse e-mail de la lettre d’information : jusqu’à votre désinscription.',
    ],
  },
  { page: ressources, says: ['Cette page n’est pas encore ouverte.'] },
  { page: concoursPhoto, says: ['Cette page n’est pas encore ouverte.'] },
]

for (const { page: sitePage, says } of facts) {
  test(`${sitePage.path} says in French what it is there to say`, async ({ page }) => {
    await page.goto(sitePage.path)

    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(sitePage.heading)
    for (const words of says) await expect(main).toContainText(words)
  })
}

test('every page has its own title, one heading, one main part, and is in French', async ({
  page,
}) => {
  for (const sitePage of sitePages) {
    await test.step(sitePage.path, async () => {
      await page.goto(sitePage.path)

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(sitePage.heading)
      await expect(page).toHaveTitle(titleOf(sitePage))
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.locator('main')).toHaveCount(1)
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    })
  }
})

test('every page but those to sign in stands between the site’s navigation and its footer', async ({
  page,
}) => {
  for (const sitePage of sitePages.filter(({ isAlone }) => !isAlone)) {
    await test.step(sitePage.path, async () => {
      await page.goto(sitePage.path)

      await expectNavigation(page.getByRole('navigation', { name: 'Navigation principale' }))
      await expectFooter(page.getByRole('contentinfo'))
    })
  }
})

async function expectNavigation(navigation: Locator) {
  await expect(navigation.getByRole('link', { name: 'Accueil' })).toHaveAttribute('href', '/')
  await expect(navigation.getByRole('button', { name: 'À propos' })).toBeVisible()
  await expect(navigation.getByRole('link', { name: '#REGARDS' })).toHaveAttribute(
    'href',
    '/regards',
  )
  await expect(navigation.getByRole('button', { name: 'Mon compte' })).toHaveCount(0)
}

async function expectFooter(footer: Locator) {
  await expect(footer).toContainText('© 2025 Fédération des arts et traditions populaires')
  await expect(footer).toContainText('2 rue Achille Luchaire 75014 Paris')
  for (const [name, href] of [
    ['Mentions légales', '/mentions-legales'],
    ['Politique de confidentialité', '/politique-de-confidentialite'],
    ['Se connecter', '/login'],
    ['contact@federation.example', 'mailto:contact@federation.example'],
    ['Facebook (nouvel onglet)', 'https://www.facebook.com/'],
    ['Instagram (nouvel onglet)', 'https://www.instagram.com/'],
    ['Twitter (nouvel onglet)', 'https://twitter.com/'],
  ] as const) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  }
}

test('the login page stands alone, with the way home and an embroidery beside the form on large screens', async ({
  page,
}) => {
  await page.goto('/login')
  const embroidery = page.locator('main + *, :has(> * > main) > * + *').locator('svg')

  await expect(page.getByRole('banner').getByRole('link')).toHaveAttribute('href', '/')
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeDisabled()
  await expect(embroidery).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(embroidery).toBeHidden()
})

test('the privacy policy has eleven numbered sections and today’s date', async ({ page }) => {
  // Nobody's today: the day is read from the visitor's own clock.
  await page.clock.setFixedTime(new Date('2031-07-04T10:00:00+02:00'))
  await page.goto(politiqueDeConfidentialite.path)

  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    '1. Responsable du traitement',
    '2. Données recueillies',
    '3. Mesure d’audience',
    '4. Lettre d’information',
    '5. Base légale',
    '6. Durée de conservation',
    '7. Vos droits',
    '8. Cookies',
    '9. Sécurité',
    '10. Modifications',
    '11. Contact',
  ])
  await expect(page.getByRole('region', { name: '10. Modifications' })).toContainText(
    'Dernière mise à jour : 04/07/2031',
  )
  await expect(page.getByText('Dernière mise à jour')).toHaveCount(1)
})

for (const legalPage of [mentionsLegales, politiqueDeConfidentialite]) {
  test(`the summary of ${legalPage.path} leads to every section`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 })
    await page.goto(legalPage.path)
    const links = page.getByRole('navigation', { name: 'Sommaire' }).getByRole('link')
    const headings = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(headings.first()).toBeVisible()
    const count = await headings.count()

    await expect(links).toHaveCount(count)
    for (let index = count - 1; index >= 0; index -= 1) {
      await links.nth(index).click()
      await expect(headings.nth(index)).toBeInViewport()
      await expect(headings.nth(index)).toBeFocused()
      await expect(headings.nth(index)).toHaveText(
        `${index + 1}. ${(await links.nth(index).textContent()) ?? ''}`,
      )
    }
  })
}

test('an address that is no page leads to the home page', async ({ page }) => {
  for (const path of ['/inconnu', '/regards/12/x', '/a-propos', '/a-propos/inconnu', '/login/x']) {
    await test.step(path, async () => {
      await page.goto(path)

      await expect(page).toHaveURL('/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(accueil.heading)
    })
  }
})

test('a network that the federation has not got is not shown', async ({ page, write }) => {
  await write('parametres', { twitter: '' })

  await page.goto('/')

  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: /Facebook/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /Twitter/ })).toHaveCount(0)
})

test('the pages show the pictures that are hung there, and say what they show', async ({
  page,
  hangPictures,
}) => {
  await hangPictures()
  const large = page.getByRole('main').getByRole('img', { name: hungPictures.large })

  await page.goto('/')
  // The slide on show, and the three courses.
  await expect(large).toHaveCount(4)
  await expect(page.getByRole('img', { name: hungPictures.portrait })).toHaveCount(1)
  await page.goto(historique.path)
  await expect(large).toHaveCount(6)
  await page.goto(quiSommesNous.path)
  await expect(large).toHaveCount(1)
  await page.goto(notreSiege.path)
  await expect(large).toHaveCount(1)
  await expect(page.getByRole('img', { name: hungPictures.logo })).toHaveCount(2)
  // Unlike scrolling by itself, it begins anew when the picture takes the place that was kept for it.
  await large.hover({ force: true })
  const drawn = page.getByRole('main').getByAltText(hungPictures.large)
  await expect
    .poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})
