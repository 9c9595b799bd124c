import type { Mesure } from '../../domain/parametres/Mesure'
import { showPreferences } from 'vanilla-cookieconsent'
import { ConsentController } from './ConsentController'

/** One for as long as the document is there, whatever page of the site is gone to. */
let controller: ConsentController | undefined

/** Says that a page is arrived on: the first time, the banner is shown where no choice was made yet. */
export function handlePageView(mesure: Mesure): void {
  controller ??= new ConsentController(mesure)
  controller.handlePageView()
}

/** Opens the choices, as soon as they can be shown. */
export async function openPreferences(mesure: Mesure): Promise<void> {
  controller ??= new ConsentController(mesure)
  await controller.isReady
  showPreferences()
}
