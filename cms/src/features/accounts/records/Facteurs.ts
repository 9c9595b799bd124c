import type { CollectionConfig } from 'payload'

import { nobody } from '../../../access/nobody'

/**
 * Second factors of the accounts, one row each: authenticator app, passkeys, and recovery codes.
 * Written and read by src/features/auth/secondFactor only.
 */
export const Facteurs: CollectionConfig = {
  slug: 'facteurs',
  labels: { singular: 'Second facteur', plural: 'Seconds facteurs' },
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  fields: [
    // Id of the account as plain text, not a relation: no query reaches these rows through it.
    { name: 'utilisateur', type: 'text', required: true, index: true },
    // Id of the account when the factor was made, if a restore into MongoDB changed it: secrets,
    // recovery codes and passkeys are bound to it.
    { name: 'utilisateurOrigine', type: 'text' },
    {
      name: 'type',
      type: 'select',
      required: true,
      options: ['totp', 'cleAcces', 'codeRecuperation'],
    },
    // The passkey's credential id, the hash of a recovery code, or `totp/` and the account's id: the
    // unique index decides a race.
    { name: 'identifiant', type: 'text', required: true, unique: true, index: true },
    // A passkey's name, chosen by its owner.
    { name: 'nom', type: 'text' },
    // The app's shared secret, encrypted, or the passkey's public key.
    { name: 'secret', type: 'text' },
    // The passkey's signature counter and transports.
    { name: 'compteur', type: 'number' },
    { name: 'transports', type: 'text' },
    // What the last use proved: the app's time step, the time of the passkey's challenge in
    // milliseconds, 1 for a recovery code. Only a higher one is accepted: nothing is used twice.
    { name: 'dernierPas', type: 'number', required: true, defaultValue: 0 },
    { name: 'derniereUtilisation', type: 'date' },
  ],
}
