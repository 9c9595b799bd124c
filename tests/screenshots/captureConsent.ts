import { join } from 'node:path'
import { changePage } from '../factories/page'
import { client } from '../support/client'
import { openPage, gotoLoaded, type CaptureContext } from './openPage'
import { themes, widths } from './views'

/** The consent banner, and its dialog of purposes, at every width and in both colour schemes. */
export async function captureConsent(studio: CaptureContext): Promise<void> {
  const administrator = await client(studio.url).as('administrateur')
  await changePage(administrator, 'parametres', {
    mesureAudience: 'G-CAPTURE123',
    mesurePublicite: 'AW-123456789',
  })
  for (const theme of themes) {
    for (const width of widths) {
      const page = await openPage(studio, { width, theme })
      const shoot = (name: string) =>
        page.screenshot({ path: join(studio.folder, `${name}-${width}-${theme}.png`) })
      await gotoLoaded(page, '/')
      const choose = page.getByRole('button', { name: 'Personnaliser' })
      await choose.waitFor()
      await shoot('bandeau')
      await choose.click()
      await page.getByRole('button', { name: 'Enregistrer mes choix' }).waitFor()
      await shoot('cookies')
      await page.context().close()
    }
  }
  await changePage(administrator, 'parametres', { mesureAudience: null, mesurePublicite: null })
}
