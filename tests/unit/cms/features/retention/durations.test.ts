import { expect, test } from 'vitest'
import { durations } from '../../../../../cms/src/features/retention/durations'

/** Written by hand: what the privacy policy promises changes on purpose only. */
const promised = {
  audience: { months: 26 },
  choixDesCookies: { months: 6 },
  preuveDeChoix: { months: 12 },
  cookieDeMesure: { months: 6 },
  inscriptionEnAttente: { days: 7 },
  lienInscription: { hours: 48 },
  refus: { years: 3 },
  envoi: { years: 1 },
  travailEnEchec: { days: 30 },
  journal: { years: 1 },
  adresseDuJournal: { days: 30 },
  mailEcrit: { days: 30 },
  corbeille: { days: 30 },
  lienMotDePasse: { hours: 1 },
  invitation: { days: 7 },
  session: { hours: 2 },
  sessionEntiere: { hours: 12 },
  appareilConnu: { months: 6 },
  adresseIp: { hours: 24 },
}

test('personal data is kept as long as promised', () => {
  expect(durations).toEqual(promised)
})
