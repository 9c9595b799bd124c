import type { CollectionConfig } from 'payload'

import { administrators } from '../../access/administrators'
import { nobody } from '../../access/nobody'
import { indexPageHook } from '../../features/recherche'
import { richTextField } from '../../fields/richTextField'
import { invalidateContentHook } from '../../infrastructure/contentVersion/invalidateContent'

/**
 * Pages of the PDFs, as the server took them apart: pictures, placeholder and text. An administrator
 * may correct a page's text. Visitors get pages through the endpoints of an issue, never through this
 * collection.
 */
export const PagesDeRegards: CollectionConfig = {
  slug: 'pagesDeRegards',
  labels: { singular: 'Page d’un numéro', plural: 'Pages des numéros' },
  admin: {
    hideAPIURL: true,
    group: 'Regards',
    hidden: ({ user }) => user.role !== 'administrateur',
    useAsTitle: 'page',
    defaultColumns: ['document', 'page', 'sansTexte', 'verifiee'],
    listSearchableFields: ['texte'],
  },
  access: { read: administrators, create: nobody, update: administrators, delete: nobody },
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  indexes: [{ fields: ['document', 'page'], unique: true }],
  hooks: { afterChange: [invalidateContentHook, indexPageHook] },
  fields: [
    {
      type: 'relationship',
      name: 'document',
      label: 'Document PDF',
      relationTo: 'documents',
      required: true,
      index: true,
      access: { update: () => false },
    },
    // From 1.
    {
      type: 'number',
      name: 'page',
      label: 'Page',
      required: true,
      min: 1,
      access: { update: () => false },
    },
    // In PDF points, after rotation.
    { type: 'number', name: 'largeur', required: true, access: { update: () => false } },
    { type: 'number', name: 'hauteur', required: true, access: { update: () => false } },
    // Folder of the page's files in the storage: `regards/{random}/pages/{version}`.
    { type: 'text', name: 'dossier', required: true, access: { update: () => false } },
    // Widths of its pictures in pixels, ascending: the files `{page}-{width}.webp` in the folder.
    { type: 'json', name: 'tailles', required: true, access: { update: () => false } },
    // Tiny placeholder, as a data: URL of at most 1 kB.
    { type: 'text', name: 'vignette', access: { update: () => false } },
    { type: 'checkbox', name: 'sansTexte', label: 'Sans texte (numérisée)', defaultValue: false },
    // Structured text: see `Bloc` in features/lecture.
    { type: 'json', name: 'blocs', access: { update: () => false } },
    // The plain text that search indexes: the corrected one, else the extracted one.
    { type: 'textarea', name: 'texte', label: 'Texte', access: { update: () => false } },
    richTextField({
      name: 'texteCorrige',
      label: 'Texte corrigé',
      description: 'Prend la place du texte trouvé dans le PDF.',
    }),
    { type: 'checkbox', name: 'verifiee', label: 'Vérifiée', defaultValue: false },
  ],
}
