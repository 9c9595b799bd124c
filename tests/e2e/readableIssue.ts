import type { Page } from '@playwright/test'
import { publishReadable } from '../factories/readablePages'
import { deleteAllRegards } from '../factories/regard'
import type { Client } from '../support/client'
import type { Product } from '../support/product'
import { expect } from './fixtures'

export { keepingTest as test } from './fixtures'

/** The issue that is read online; 51 is being prepared, 50 cannot be read. */
export const numero = 52
export const text =
  'Les coiffes de dentelle que l’on portait aux fêtes disent le village et la saison. ' +
  'Au bal la bourrée se danse à deux temps en Berry et à trois temps en Auvergne.'
const pages = ['Regards', text, text, text, 'Les violoneux menaient les noces.', text, 'Fin.']

/** Publishes the issues. */
export async function publishIssues(product: Product, administrator: Client) {
  await deleteAllRegards(administrator)
  await publishReadable(product, administrator, {
    numero,
    titre: 'Coiffes et dentelles',
    pages,
    plan: [
      { titre: 'Éditorial', page: 2, niveau: 1 },
      { titre: 'Les violoneux', page: 5, niveau: 1 },
    ],
    links: {
      2: [
        { x: 1000, y: 4500, l: 3000, h: 400, page: 5 },
        { x: 1000, y: 6000, l: 3000, h: 400, url: 'https://exemple.test/' },
      ],
    },
  })
  await publishReadable(product, administrator, { numero: 51, etat: 'enCours' })
  await publishReadable(product, administrator, { numero: 50, etat: 'indisponible' })
}

export const getPicture = (page: Page, number: number) =>
  page.getByRole('img', { name: new RegExp(`^Page ${number} sur ${pages.length}$`) })

/** Opens a page of the issue, and waits until its words are there. */
export async function read(page: Page, number = 1) {
  await page.goto(number === 1 ? `/regards/${numero}/lire` : `/regards/${numero}/lire/${number}`)
  await expect(page.locator(`[data-page="${number}"] [data-text-layer]`)).toBeAttached()
}
