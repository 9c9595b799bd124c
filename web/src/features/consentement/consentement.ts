import type { Mesure } from '../../lib/mesure'
import { showPreferences } from 'vanilla-cookieconsent'
import { Visit } from './helpers/Visit'

/** One for as long as the document is there, whatever page of the site is gone to. */
let visit: Visit | undefined

/** Says that a page is arrived on: the first time, the banner is shown where no choice was made yet. */
export function arriveOn(mesure: Mesure): void {
  visit ??= new Visit(mesure)
  visit.arrive()
}

/** Opens the choices, as soon as they can be shown. */
export async function manageCookies(mesure: Mesure): Promise<void> {
  visit ??= new Visit(mesure)
  await visit.isReady
  showPreferences()
}
