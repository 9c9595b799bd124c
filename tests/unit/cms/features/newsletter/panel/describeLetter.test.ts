import { expect, test } from 'vitest'
import { describeLetter } from '../../../../../../cms/src/features/newsletter/panel/describeLetter'
import type { Annonce } from '../../../../../../cms/src/payload-types'

const letter = (parts: Partial<Annonce>): Annonce => ({
  ...{ id: 'lettre', regard: 'lettre:1', createdAt: '', updatedAt: '' },
  ...parts,
})

test.each<[string, Partial<Annonce>, RegExp]>([
  ['a draft', { etat: 'brouillon' }, /^Brouillon\s: les abonnés n’ont rien reçu\.$/],
  [
    'a draft again',
    { etat: 'brouillon', obstacle: 'Personne n’était inscrit.' },
    /^L’envoi prévu n’a pas eu lieu\. Personne n’était inscrit\.$/,
  ],
  [
    'planned',
    { etat: 'prevue', datePrevue: '2026-11-30T08:00:00.000Z' },
    /^Envoi prévu le lundi 30 novembre 2026 à 09:00\.$/,
  ],
  ['planned with its issue', { etat: 'prevue' }, /^Envoi prévu à la publication du numéro\.$/],
  [
    'under way',
    { etat: 'en-cours', total: 5_000, envoyes: 1_234, echecs: 2 },
    /^Envoi en cours\s: 1\s234 sur 5\s000, 2 en échec\.$/,
  ],
  [
    'waiting for the mail server',
    {
      ...{ etat: 'en-cours', total: 2, envoyes: 1 },
      ...{ obstacle: 'ECONNREFUSED', prochainEssai: '2026-11-30T08:00:00.000Z' },
    },
    /^Envoi en cours\s: 1 sur 2\. Le serveur d’e-mail ne prend rien pour l’instant/,
  ],
  [
    'waiting for its issue',
    { etat: 'en-cours', total: 2, envoyes: 1, obstacle: 'Le numéro n’est plus sur le site.' },
    /^Envoi en cours\s: 1 sur 2\. Le numéro n’est plus sur le site\. L’envoi reprendra quand il y reviendra\.$/,
  ],
  [
    'sent',
    { etat: 'terminee', total: 1, envoyes: 1, debut: '2026-11-30T08:00:00.000Z' },
    /^Envoyée à 1\sabonné le lundi 30 novembre 2026 à 09:00\.$/,
  ],
  ['without effect', { etat: 'sans-effet', obstacle: 'Absent.' }, /n’a pas eu lieu\. Absent\.$/],
])('a letter is described in words: %s', (_state, parts, words) => {
  expect(describeLetter(letter(parts))).toMatch(words)
})
