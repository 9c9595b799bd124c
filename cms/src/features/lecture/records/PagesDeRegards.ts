import type { CollectionAfterChangeHook, CollectionConfig } from 'payload'

import { administrators, hiddenFromEditors, nobody, isAdministrateur } from '../../../access/roles'
import { issueField, issueTitleField } from '../../../fields/issueField'
import { panelField, unsavedChangesField } from '../../../fields/panelField'
import { richTextField } from '../../../fields/textField'
import { invalidateContentHook } from '../../../infrastructure/contentVersion/invalidateContent'
import { createLockedChange } from '../../../infrastructure/locks/lockedChange'
import { apiError } from '../../../lib/errors/apiErrors'
import { getRelationId } from '../../../lib/payload/getRelationId'
import { isPdfOfIssue } from '../../../media/usage/isPdfOfIssue'
import { ofShownPdfs } from '../../../media/usage/ofShownPdfs'
import type { EtatDeReconnaissance } from '../types'
import { followCorrection, keepSansTexte, noteCorrection } from './corrections'
import { toPageLock } from './pageRows'

/** States of the recognition of a scanned page's text. A slug is never renamed. */
const RECOGNITION_STATES: Record<EtatDeReconnaissance, string> = {
  attente: 'En attente',
  faite: 'Texte reconnu',
  incertaine: 'Texte reconnu, à vérifier',
  echec: 'Texte non reconnu',
}

/** Changes a page under its lock; a replaced PDF has passed its correction on by then. */
const changePageEndpoints = createLockedChange<{
  id: string
  document: unknown
  page: number
}>({
  slug: 'pagesDeRegards',
  isAllowed: isAdministrateur,
  select: { document: true, page: true },
  toLock: ({ document, page }) => toPageLock(getRelationId(document) ?? '', page),
  check: async ({ payload }, { document }) => {
    if (!(await isPdfOfIssue(payload, getRelationId(document) ?? '')))
      throw apiError('pdf-replaced')
  },
  // No account deletes pages.
  gone: () => apiError('pdf-replaced'),
  refusal: 'Les pages se changent une par une.',
})

/** Fields that the server writes and no form shows. */
const unseen = { access: { update: () => false }, admin: { hidden: true } }

/**
 * Pages of the PDFs: pictures, placeholder and text, which an administrator may correct. Visitors
 * get them through the endpoints of an issue, never through this collection.
 * @param afterCorrection hooks of articles and search
 */
export const createPagesDeRegards = (
  afterCorrection: CollectionAfterChangeHook[],
): CollectionConfig => ({
  slug: 'pagesDeRegards',
  labels: { singular: 'Page d’un numéro', plural: 'Pages des numéros' },
  admin: {
    hideAPIURL: true,
    group: 'Regards',
    hidden: hiddenFromEditors,
    useAsTitle: 'page',
    defaultColumns: ['page', 'parution', 'sansTexte', 'reconnaissance', 'verifiee'],
    baseFilter: ofShownPdfs,
    listSearchableFields: ['texte'],
  },
  access: { read: administrators, create: nobody, update: administrators, delete: nobody },
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  indexes: [{ fields: ['document', 'page'], unique: true }],
  endpoints: changePageEndpoints,
  hooks: {
    beforeChange: [followCorrection, noteCorrection],
    afterChange: [invalidateContentHook, ...afterCorrection],
  },
  fields: [
    unsavedChangesField,
    issueTitleField(),
    panelField('voisines', '/features/lecture/panel/PageFound#PageNeighbours'),
    panelField('trouve', '/features/lecture/panel/PageFound#PageFound'),
    {
      type: 'relationship',
      name: 'document',
      label: 'Document PDF',
      relationTo: 'documents',
      required: true,
      index: true,
      access: { update: () => false },
      // Its issue names it.
      admin: { hidden: true },
    },
    issueField,
    // From 1.
    {
      type: 'number',
      name: 'page',
      label: 'Page',
      required: true,
      min: 1,
      access: { update: () => false },
      admin: { position: 'sidebar' },
    },
    // In PDF points, after rotation.
    { type: 'number', name: 'largeur', required: true, ...unseen },
    { type: 'number', name: 'hauteur', required: true, ...unseen },
    // Folder of the page's files in the storage: `regards/{random}/pages/{version}`.
    { type: 'text', name: 'dossier', required: true, ...unseen },
    // Widths of its pictures in pixels, ascending: the files `{page}-{width}.webp` in the folder.
    { type: 'json', name: 'tailles', required: true, ...unseen },
    // Tiny placeholder, as a data: URL of at most 1 kB.
    { type: 'text', name: 'vignette', ...unseen },
    {
      type: 'checkbox',
      name: 'sansTexte',
      label: 'Sans texte (numérisée)',
      defaultValue: false,
      access: { update: () => false },
      hooks: { beforeChange: [keepSansTexte] },
      admin: { position: 'sidebar' },
    },
    {
      type: 'select',
      name: 'reconnaissance',
      label: 'Reconnaissance du texte',
      options: Object.entries(RECOGNITION_STATES).map(([value, label]) => ({ label, value })),
      access: { update: () => false },
      admin: {
        position: 'sidebar',
        condition: ({ reconnaissance }) => Boolean(reconnaissance),
        description: 'D’une page numérisée. Le texte reconnu peut contenir des erreurs.',
      },
    },
    // 0 to 100, of a page whose text was recognized.
    {
      type: 'number',
      name: 'confiance',
      label: 'Confiance dans le texte reconnu (sur 100)',
      min: 0,
      max: 100,
      access: { update: () => false },
      admin: {
        position: 'sidebar',
        condition: ({ confiance }) => typeof confiance === 'number',
      },
    },
    // Structured text: see `Bloc`.
    { type: 'json', name: 'blocs', ...unseen },
    // The plain text that search indexes: the corrected one, else the extracted one.
    { type: 'textarea', name: 'texte', label: 'Texte', ...unseen },
    richTextField({
      name: 'texteCorrige',
      label: 'Texte corrigé',
      description:
        'Prend la place du texte trouvé dans le PDF. Vidé, il le laisse revenir. Les niveaux de titres s’ajustent aux autres pages.',
    }),
    {
      type: 'textarea',
      name: 'ancienTexte',
      label: 'Ancien texte corrigé',
      access: { update: () => false },
      admin: {
        readOnly: true,
        disableListColumn: true,
        condition: ({ ancienTexte }) => Boolean(ancienTexte),
        description:
          'Le nouveau PDF a d’autres mots ici, ou la page a une correction plus récente\u00a0: cette correction n’est plus visible. Elle disparaît quand vous corrigez le texte ou cochez «\u00a0Vérifiée\u00a0».',
      },
    },
    {
      type: 'checkbox',
      name: 'verifiee',
      label: 'Vérifiée',
      defaultValue: false,
      admin: {
        position: 'sidebar',
        description: 'Quelqu’un a comparé le texte de cette page avec son image.',
      },
    },
  ],
})
