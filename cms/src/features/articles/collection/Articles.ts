import {
  MAX_AUTHOR,
  MAX_AUTHORS,
  MAX_SECTION,
  MAX_STANDFIRST,
  MAX_TITLE,
} from '@regards/contract/limits'
import type { CollectionConfig, NumberField } from 'payload'

import { administrators, hiddenFromEditors, nobody } from '../../../access/roles'
import { changeEndpoints, createChangeHook, followChanges } from './articleChanges'
import type { FollowArticles } from '../records/storedArticles'
import { issueField } from '../../../fields/issueField'
import { panelField, unsavedChangesField } from '../../../fields/panelField'
import { richTextField } from '../../../fields/textField'
import { typesetText } from '../../../fields/typography/typesetFields'
import { invalidateContentHook } from '../../../infrastructure/contentVersion/invalidateContent'
import { ofShownPdfs } from '../../../media/usage/ofShownPdfs'

/** Fields that the server writes and no form shows. */
const unseen = { access: { update: () => false }, admin: { hidden: true } }

const listCell = { admin: { components: { Cell: '/fields/ListCell#ListCell' } } }

/** Fields that the arrangement of an issue's articles sets. */
const arranged = { access: { update: () => false } }

/** A rank, or the number of a page. */
const placeField = (name: string, label: string): NumberField => ({
  type: 'number',
  name,
  label,
  required: true,
  min: 1,
  ...arranged,
  admin: { position: 'sidebar' },
})

const typesetHook = { hooks: { beforeValidate: [typesetText] } }

/**
 * Articles of the issues, keyed by the PDF as its pages are. Visitors get them through the
 * endpoints of an issue, never through this collection.
 * @param follow is called with the PDF of an article that was changed in the panel
 */
export const createArticles = (follow: FollowArticles): CollectionConfig => ({
  slug: 'articles',
  labels: { singular: 'Article', plural: 'Articles' },
  admin: {
    hideAPIURL: true,
    group: 'Regards',
    hidden: hiddenFromEditors,
    useAsTitle: 'titre',
    defaultColumns: ['titre', 'parution', 'premierePage', 'auteurs', 'rubrique', 'visible'],
    baseFilter: ofShownPdfs,
    listSearchableFields: ['titre', 'rubrique'],
    description:
      'Les articles trouvés dans les PDF. Leur découpage se corrige sur la page «\u00a0Administration des Regards\u00a0»\u00a0; leurs textes, ici.',
  },
  access: { read: administrators, create: nobody, update: administrators, delete: nobody },
  // An index has this order: a page of the list does not sort all articles.
  defaultSort: '-createdAt',
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  indexes: [
    { fields: ['document', 'slug'], unique: true },
    { fields: ['document', 'visible', 'rang'] },
    // Proposals that wait, for the dashboard.
    { fields: ['visible', 'corrige', 'createdAt'] },
    { fields: ['aRevoir', 'createdAt'] },
  ],
  endpoints: changeEndpoints,
  hooks: {
    beforeChange: [followChanges],
    afterChange: [invalidateContentHook, createChangeHook(follow)],
  },
  fields: [
    unsavedChangesField,
    {
      type: 'text',
      name: 'titre',
      label: 'Titre',
      required: true,
      maxLength: MAX_TITLE,
      ...typesetHook,
    },
    { type: 'textarea', name: 'chapo', label: 'Chapô', maxLength: MAX_STANDFIRST, ...typesetHook },
    {
      type: 'text',
      name: 'auteurs',
      label: 'Auteurs',
      hasMany: true,
      maxRows: MAX_AUTHORS,
      maxLength: MAX_AUTHOR,
      ...listCell,
    },
    { type: 'text', name: 'rubrique', label: 'Rubrique', maxLength: MAX_SECTION, ...typesetHook },
    panelField('trouve', '/features/lecture/panel/TextFound#TextFound'),
    richTextField({
      name: 'texteCorrige',
      label: 'Texte corrigé',
      description:
        'Prend la place du texte trouvé dans le PDF, images comprises. Vidé, il le laisse revenir.',
    }),
    {
      type: 'text',
      name: 'motsCles',
      label: 'Mots-clés',
      hasMany: true,
      maxRows: 30,
      maxLength: 100,
      ...listCell,
    },
    {
      type: 'checkbox',
      name: 'visible',
      label: 'Visible sur le site',
      defaultValue: false,
      admin: { position: 'sidebar' },
    },
    issueField,
    {
      type: 'relationship',
      name: 'document',
      label: 'Document PDF',
      relationTo: 'documents',
      required: true,
      index: true,
      ...arranged,
      admin: { position: 'sidebar', allowEdit: false },
    },
    placeField('rang', 'Rang'),
    placeField('premierePage', 'Première page'),
    placeField('dernierePage', 'Dernière page'),
    {
      type: 'text',
      name: 'slug',
      label: 'Adresse',
      required: true,
      ...arranged,
      admin: { position: 'sidebar', description: 'Suit le titre\u00a0; les anciennes y mènent.' },
    },
    {
      type: 'textarea',
      name: 'ancienTexte',
      label: 'Ancien texte',
      ...arranged,
      admin: {
        readOnly: true,
        disableListColumn: true,
        condition: ({ ancienTexte }) => Boolean(ancienTexte),
        description:
          'N’a plus été retrouvé dans le nouveau PDF, et n’est plus visible. Il disparaît d’ici quand vous corrigez le texte, ou par «\u00a0C’est revu\u00a0» sur la page des articles du numéro.',
      },
    },
    // Former slugs, which redirect for good: string[].
    { type: 'json', name: 'anciensSlugs', ...unseen },
    // Key of the article that this one continues under another PDF: see `toArticleKey`.
    { type: 'text', name: 'cle', ...unseen },
    // Hidden after visitors saw it: libraries are told.
    { type: 'checkbox', name: 'retire', defaultValue: false, ...unseen },
    // Blocks of the PDF's pages, each with its page: see `BlocDArticle`.
    { type: 'json', name: 'blocs', ...unseen },
    // `nom` of the lead picture's figure.
    { type: 'text', name: 'image', ...unseen },
    // Folder of the PDF that the blocks were taken from.
    { type: 'text', name: 'fichier', ...unseen },
    // Whether an administrator changed it.
    { type: 'checkbox', name: 'corrige', defaultValue: false, ...unseen },
    // Whether a person must review text that the new PDF lacks.
    { type: 'checkbox', name: 'aRevoir', defaultValue: false, ...unseen },
  ],
})
