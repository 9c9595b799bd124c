import type { CollectionConfig } from 'payload'

import { administrators, hiddenFromEditors, draftsForAdministrators } from '../../../access/roles'
import {
  articleCardEndpoint,
  articleEndpoint,
  articlesEndpoint,
  createArrangementEndpoints,
  latestArticlesEndpoint,
} from '../../articles'
import { manifestEndpoint } from '../../iiif'
import { previewLetterEndpoint, startCampaignEndpoint, testLetterEndpoint } from '../../newsletter'
import {
  issueCardEndpoint,
  lectureEndpoint,
  lecturesEndpoint,
  pageCardEndpoint,
  prepareAgainEndpoint,
  texteEndpoint,
} from '../../lecture'
import { keepMalformedNumbers } from '../../../lib/payload/keepMalformedNumbers'
import { createPreview } from '../../../lib/payload/createPreview'
import { invalidateContentHook } from '../../../infrastructure/contentVersion/invalidateContent'
import {
  followArticles,
  indexIssueHook,
  similarArticlesEndpoint,
  searchIssueEndpoint,
} from '../../recherche'
import { countEndpoints, createCounters } from '../../statistics'
import { createTrashEndpoints } from '../../corbeille'
import { anneesEndpoint, listEndpoint } from './listEndpoints'
import { regardsFields } from './fields'
import {
  followFormerNumero,
  numeroEndpoint,
  releaseFormerNumero,
  saveFormerNumero,
} from '../changes/formerNumeros'
import { queueCarryOver } from '../changes/carryOver'
import { loadPublished, markWithdrawn, setMoment } from '../changes/loadPublished'
import {
  correctPublished,
  protectDraft,
  rejectMalformedDraft,
  restoreVersionEndpoint,
} from '../changes/drafts'
import { reserveIssueFiles, setDownloadNames } from '../changes/issueFiles'
import {
  announceOnPublication,
  endSchedule,
  scheduleEndpoints,
} from '../changes/plannedPublication'
import { deleteRelatedRecords, notePdfsOfVersions } from '../changes/relatedRecords'
import { mapDuplicateNumeroError } from './validate'
import { regardsTrash, showNumero } from './trash'

/** Number of earlier versions that can be viewed and restored; their files are kept. */
const MAX_VERSIONS = 20

export const Regards: CollectionConfig = {
  slug: 'regards',
  labels: { singular: 'Numéro de Regards', plural: 'Numéros de Regards' },
  admin: {
    hideAPIURL: true,
    group: 'Regards',
    // Hidden from editors, who may not change it.
    hidden: hiddenFromEditors,
    useAsTitle: 'numero',
    defaultColumns: ['numero', 'titre', 'dateParution', '_status', 'nombreDeVue'],
    ...createPreview(({ numero }: { numero?: number }) =>
      numero ? `/regards/${numero}` : undefined,
    ),
    listSearchableFields: ['numero', 'titre', 'sommaire'],
    components: {
      beforeListTable: ['/features/corbeille/TrashSelection#TrashSelection'],
      edit: {
        beforeDocumentControls: [
          '/admin/form/FirstInvalidField#FirstInvalidField',
          '/admin/form/PreviewScale#PreviewScale',
        ],
      },
    },
  },
  defaultSort: ['-dateParution', '-numero'],
  // Both sort orders in use, each with the tiebreaker that Payload adds.
  indexes: [
    { fields: ['dateParution', 'createdAt'] },
    { fields: ['dateParution', 'numero', 'createdAt'] },
  ],
  access: {
    read: draftsForAdministrators,
    readVersions: administrators,
    create: administrators,
    update: administrators,
    delete: administrators,
  },
  versions: { maxPerDoc: MAX_VERSIONS, drafts: true },
  trash: true,
  // Records are deleted for good one by one; several move to the trash.
  disableBulkDelete: true,
  // Read with any selection: without it, an issue in the trash has no number to show.
  forceSelect: { numeroCorbeille: true },
  disableDuplicate: true,
  lockDocuments: false,
  endpoints: [
    listEndpoint,
    anneesEndpoint,
    numeroEndpoint,
    ...countEndpoints,
    lectureEndpoint,
    lecturesEndpoint,
    prepareAgainEndpoint,
    texteEndpoint,
    followFormerNumero(manifestEndpoint),
    articlesEndpoint,
    latestArticlesEndpoint,
    // Before the endpoint of an article, whose path matches any slug.
    ...createArrangementEndpoints(followArticles),
    articleEndpoint,
    ...[articleCardEndpoint, issueCardEndpoint, pageCardEndpoint].map(followFormerNumero),
    similarArticlesEndpoint,
    searchIssueEndpoint,
    startCampaignEndpoint,
    previewLetterEndpoint,
    testLetterEndpoint,
    restoreVersionEndpoint,
    ...scheduleEndpoints,
    ...createTrashEndpoints('regards', regardsTrash),
  ],
  hooks: {
    beforeOperation: [keepMalformedNumbers, correctPublished],
    beforeRead: [showNumero],
    beforeValidate: [protectDraft, rejectMalformedDraft],
    beforeChange: [setMoment, loadPublished, markWithdrawn, saveFormerNumero],
    afterChange: [
      invalidateContentHook,
      queueCarryOver,
      reserveIssueFiles,
      releaseFormerNumero,
      createCounters,
      setDownloadNames,
      announceOnPublication,
      endSchedule,
      indexIssueHook,
    ],
    beforeDelete: [notePdfsOfVersions],
    afterDelete: [invalidateContentHook, indexIssueHook, deleteRelatedRecords, reserveIssueFiles],
    afterError: [mapDuplicateNumeroError],
  },
  fields: regardsFields,
}
