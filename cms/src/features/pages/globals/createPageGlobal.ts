import { accountsEndpoint, editors, isEditeur, isDraftRequested } from '../../../access/roles'
import type { Access, Field, GlobalAfterReadHook, GlobalConfig, GlobalSlug } from 'payload'

import { removePlaceholders } from '../../../fields/placeholders/removePlaceholders'
import { statusField } from '../../../fields/statusField'
import { unsavedChangesField } from '../../../fields/panelField'
import { env } from '../../../lib/env'
import { createPreview } from '../../../lib/payload/createPreview'
import { findTextPage } from '../../../lib/sitePages'
import { indexSitePageHook } from '../../recherche'
import { createScheduleEndpoints, scheduleField } from '../../scheduledPublication'
import { handleSave, publishUnlessDraft, respectEditorLock } from '../saving/handleSave'
import { sanitizeGlobalInput } from '../saving/sanitizeGlobalInput'
import { keepRevisions } from '../versions/keepRevisions'
import { createRestoreVersionEndpoint, saveInitialVersion } from '../versions/restoreVersion'
import { savedByFields, setSavedBy } from '../versions/savedBy'

/** Read access to a page: everybody reads the published page, editors the draft. */
const draftsForEditors: Access = ({ req }) => !isDraftRequested(req) || isEditeur(req)

/**
 * Removes passages « à compléter » from pages for visitors, and invented values except in the
 * demonstration. Editors and the server's own reads get them.
 */
const hidePlaceholders: GlobalAfterReadHook = ({ doc, global, overrideAccess, req }) =>
  overrideAccess || req.user
    ? (doc as unknown)
    : removePlaceholders(global.fields, doc as Record<string, unknown>, {
        keepsExamples: env.demo,
      })

/** Number of earlier versions that can be viewed and restored. */
const MAX_VERSIONS = 100

/** Pause in typing after which a draft is saved. */
const AUTOSAVE_MS = 800

export type PageGlobal = GlobalConfig & {
  slug: GlobalSlug
  label: string
  /** Path of the page on the site. */
  custom: { path: string }
}

interface PageGlobalOptions {
  slug: GlobalSlug
  description: string
  fields: Field[]
}

/** Creates the global of a page of the site. @throws when lib/sitePages.ts lacks it */
export function createPageGlobal(options: PageGlobalOptions): PageGlobal {
  const page = findTextPage(options.slug)
  if (!page) throw new Error(`lib/sitePages.ts has no page of the global ${options.slug}`)
  return createPublishedGlobal({ ...options, ...page, group: 'Pages du site' })
}

interface PublishedGlobalOptions extends PageGlobalOptions {
  label: string
  group: string
  /** Path of the page on the site, for the preview. */
  path: string
}

/** A global with drafts and versions: editors change it, everybody reads what is published. */
export const createPublishedGlobal = ({
  slug,
  label,
  group,
  description,
  path,
  fields,
}: PublishedGlobalOptions): PageGlobal => ({
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
          '/features/pages/panel/PageForm#KeepTypedValues',
          '/features/pages/panel/PageForm#OpenAddedRow',
        ],
        PublishButton: '/features/pages/panel/PageButtons#PublishButton',
        SaveDraftButton: '/features/pages/panel/PageButtons#SaveDraftButton',
        UnpublishButton: '/features/pages/panel/PageButtons#NoUnpublishButton',
      },
      views: {
        edit: { versions: { Component: '/features/pages/versions/VersionsView#VersionsView' } },
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
      createEndpoint: accountsEndpoint,
      findTarget: () => slug,
    }),
  ],
  // Payload's panel reads the status of a page without selecting it.
  forceSelect: { _status: true },
  hooks: {
    beforeOperation: [publishUnlessDraft, respectEditorLock, keepRevisions, sanitizeGlobalInput],
    beforeChange: [saveInitialVersion, setSavedBy],
    afterChange: [handleSave, indexSitePageHook],
    afterRead: [hidePlaceholders],
  },
  // Payload would derive a wrong singular from a French plural.
  typescript: { interface: slug.charAt(0).toUpperCase() + slug.slice(1) },
  fields: [unsavedChangesField, scheduleField, ...savedByFields, ...fields, statusField],
})
