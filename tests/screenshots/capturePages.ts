import { join } from 'node:path'
import { accounts } from '../support/setups'
import { openPage, gotoLoaded, type CaptureContext } from './openPage'
import { signInOnPage } from './signInOnPage'
import { themes, widths } from './views'

const visitorPages = [
  '/',
  '/regards',
  '/regards?annee=2025',
  '/regards/12',
  '/regards/999',
  '/a-propos/historique',
  '/a-propos/qui-sommes-nous',
  '/a-propos/notre-siege',
  '/mentions-legales',
  '/politique-de-confidentialite',
  '/ressources',
  '/login',
  '/mot-de-passe-oublie',
  '/nouveau-mot-de-passe#jeton=un-jeton',
  '/invitation#jeton=un-jeton',
]

const accountPages = ['/regards', '/adminregards', '/compte']

/**
 * Every page at full height, at every width and in both colour schemes, as a visitor and as an
 * administrator.
 */
export async function capturePages(studio: CaptureContext): Promise<void> {
  for (const theme of themes) {
    for (const width of widths) {
      const page = await openPage(studio, { width, theme })
      const shoot = async (path: string, who: string) => {
        await gotoLoaded(page, path)
        const name = path === '/' ? 'accueil' : path.slice(1).replaceAll(/[/?=#]/g, '-')
        const file = `${name}-${who}-${width}-${theme}.png`
        await page.screenshot({ path: join(studio.folder, file), fullPage: true })
      }
      for (const path of visitorPages) await shoot(path, 'visiteur')
      await signInOnPage(page, accounts.administrateur)
      for (const path of accountPages) await shoot(path, 'administrateur')
      await page.context().close()
    }
  }
}
