import type { Field, GlobalConfig, GlobalSlug } from 'payload'

import { editors } from '../access/editors'
import { requireEditeur } from '../access/requireEditeur'
import { draftsForEditors } from '../access/draftsForEditors'
import { indexSitePageHook } from '../features/recherche'
import { createScheduleEndpoints, scheduleField } from '../features/scheduledPublication'
import { savedByFields } from '../fields/savedByFields'
import { statusField } from '../fields/statusField'
import { unsavedChangesField } from '../fields/unsavedChangesField'
import { createPreview } from '../lib/payload/createPreview'
import { handleSave } from './hooks/handleSave'
import { ignoreSelect } from './hooks/ignoreSelect'
import { respectEditorLock } from './hooks/keepEditorLock'
import { keepRevisions } from './hooks/keepRevisions'
import { hidePlaceholders } from './hooks/hidePlaceholders'
import { publishUnlessDraft } from './hooks/publishUnlessDraft'
import { saveInitialVersion } from './hooks/saveInitialVersion'
import { sanitizeGlobalInput } from './hooks/sanitizeGlobalInput'
import { setSavedBy } from './hooks/setSavedBy'
import { createRestoreVersionEndpoint } from './restoreVersionEndpoint'

/** Number of earlier versions that can be viewed and restored. */
const MAX_VERSIONS = 100

/** Pause in typing after which a draft is saved. */
const AUTOSAVE_MS = 800

/** Configuration of the global of a page. */
export type PageGlobal = GlobalConfig & {
  slug: GlobalSlug
  label: string
  /** Path of the page on the site. */
  custom: { path: string }
}

interface PageGlobalOptions {
  slug: GlobalSlug
  label: string
  group: string
  description: string
  /** Path of the page on the site, for the preview. */
  path: string
  fields: Field[]
}

/**
 * Creates the global of a page: readable by anyone once published, editable by editors, with drafts
 * and versions.
 */
export const createPageGlobal = ({
  slug,
  label,
  group,
  description,
  path,
  fields,
}: PageGlobalOptions): PageGlobal => ({
  slug,
  label,
  custom: { path },
  // Editors have no use for the API URL.
  admin: {
    group,
    description,
    hideAPIURL: true,
    ...createPreview(() => path),
    components: {
      elements: {
        beforeDocumentControls: [
          '/admin/form/FirstInvalidField#FirstInvalidField',
          '/admin/form/RequestedField#RequestedField',
          '/admin/form/PreviewScale#PreviewScale',
          '/admin/form/KeepTypedValues#KeepTypedValues',
          '/admin/form/OpenAddedRow#OpenAddedRow',
        ],
        PublishButton: '/admin/form/PageButtons#PublishButton',
        SaveDraftButton: '/admin/form/PageButtons#SaveDraftButton',
        UnpublishButton: '/admin/form/NoUnpublishButton#NoUnpublishButton',
      },
      views: {
        edit: { versions: { Component: '/admin/versions/VersionsView#VersionsView' } },
      },
    },
  },
  access: { read: draftsForEditors, update: editors, readVersions: editors },
  versions: {
    max: MAX_VERSIONS,
    drafts: {
      autosave: { interval: AUTOSAVE_MS, showSaveDraftButton: true },
    },
  },
  endpoints: [
    createRestoreVersionEndpoint(slug),
    ...createScheduleEndpoints({
      path: '/programmation',
      requireAccess: requireEditeur,
      findTarget: () => slug,
    }),
  ],
  // Payload's panel reads the status of a page without selecting it.
  forceSelect: { _status: true },
  hooks: {
    beforeOperation: [
      publishUnlessDraft,
      ignoreSelect,
      respectEditorLock,
      keepRevisions,
      sanitizeGlobalInput,
    ],
    beforeChange: [saveInitialVersion, setSavedBy],
    afterChange: [handleSave, indexSitePageHook],
    afterRead: [hidePlaceholders],
  },
  // Payload would derive a wrong singular from a French plural.
  typescript: { interface: slug.charAt(0).toUpperCase() + slug.slice(1) },
  fields: [unsavedChangesField, scheduleField, ...savedByFields, ...fields, statusField],
})
