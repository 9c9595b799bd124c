import type { CollectionConfig, SelectField } from 'payload'

import { administrators, hiddenFromEditors, nobody } from '../../access/roles'
import { durations, formatDuration } from '../retention/durations'

const choiceField = (name: string, label: string): SelectField => ({
  type: 'select',
  name,
  label,
  options: [
    { label: 'Accepté', value: 'accepte' },
    { label: 'Refusé', value: 'refuse' },
  ],
  admin: { description: 'Vide\u00a0: ce n’était pas demandé.' },
})

/**
 * Proof of consent: what visitors were asked and answered, and how, by a random identifier; no IP
 * address and no browser. Written by consentEndpoint.ts, deleted by features/retention.
 */
export const Consentements: CollectionConfig = {
  slug: 'consentements',
  labels: { singular: 'Consentement', plural: 'Consentements' },
  admin: {
    group: 'Réglages',
    useAsTitle: 'identifiant',
    defaultColumns: ['createdAt', 'audience', 'publicite', 'moyen', 'version'],
    description: `La preuve des choix faits dans le bandeau des cookies, gardée ${formatDuration(durations.preuveDeChoix)}. Elle ne dit pas qui a choisi.`,
    hidden: hiddenFromEditors,
  },
  access: { read: administrators, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  fields: [
    { type: 'text', name: 'identifiant', label: 'Identifiant', required: true, index: true },
    { type: 'number', name: 'version', label: 'Version du texte', required: true },
    {
      type: 'select',
      name: 'moyen',
      label: 'Recueilli par',
      required: true,
      options: [
        { label: '«\u00a0Tout accepter\u00a0»', value: 'tout-accepter' },
        { label: '«\u00a0Tout refuser\u00a0»', value: 'tout-refuser' },
        { label: 'Le choix par finalité', value: 'choix' },
        { label: 'La fermeture du bandeau', value: 'fermeture' },
      ],
    },
    choiceField('audience', 'Mesure d’audience'),
    choiceField('publicite', 'Publicité'),
  ],
}
