import type { Mesure } from '../../domain/parametres/Mesure'
import { showPreferences } from 'vanilla-cookieconsent'
import { ConsentController } from './ConsentController'

/** One controller per document, across client-side navigation. */
let controller: ConsentController | undefined

/** Handles a page view; the first one shows the banner if no choice is stored. */
export function handlePageView(mesure: Mesure): void {
  controller ??= new ConsentController(mesure)
  controller.handlePageView()
}

/** Opens the preferences dialog, once the library is ready. */
export async function openPreferences(mesure: Mesure): Promise<void> {
  controller ??= new ConsentController(mesure)
  await controller.isReady
  showPreferences()
}
