import type { CollectionConfig } from 'payload'

import { nobody } from '../../../access/nobody'

/**
 * The open sessions of all accounts: a token is accepted while its session has a record. Payload's
 * own list, inside the account, is not used: Payload writes it back together with the whole account,
 * and would undo a change made meanwhile. Written by infrastructure/sessions; shown to its owner by
 * features/auth/sessions.
 */
export const Sessions: CollectionConfig = {
  slug: 'sessions',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  timestamps: false,
  fields: [
    // Ids as plain text, not relations: they must not block deletion of an account.
    { name: 'sid', type: 'text', required: true, unique: true, index: true },
    { name: 'compte', type: 'text', required: true, index: true },
    // Of the password that the account had at the sign-in: a new password ends the session at once.
    { name: 'empreinteMotDePasse', type: 'text' },
    { name: 'dateConnexion', type: 'date', required: true, index: true },
    // When the password was last given again: see features/auth/reauthentication.
    { name: 'dateConfirmation', type: 'date' },
    // That of the last token.
    { name: 'expiration', type: 'date' },
    { name: 'derniereActivite', type: 'date', required: true },
    { name: 'appareil', type: 'text' },
    { name: 'adresse', type: 'text' },
  ],
}
