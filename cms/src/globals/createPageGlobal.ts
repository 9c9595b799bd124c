import type { Field, GlobalBeforeOperationHook, GlobalConfig, GlobalSlug } from 'payload'

import { anyone } from '../access/anyone'
import { editors } from '../access/editors'
import { invalidateContentHook } from '../infrastructure/contentVersion/invalidateContent'
import { env } from '../lib/env'
import { unsavedChangesField } from '../fields/unsavedChangesField'
import { saveInitialVersion } from './hooks/saveInitialVersion'
import { sanitizeGlobalInput } from './hooks/sanitizeGlobalInput'

/** Number of earlier versions that can be viewed and restored. */
const MAX_VERSIONS = 100

/** Configuration of the global of a page. */
export type PageGlobal = GlobalConfig & { slug: GlobalSlug; label: string }

interface PageGlobalOptions {
  slug: GlobalSlug
  label: string
  group: string
  description: string
  /** Path of the page on the site, for the preview. */
  path: string
  fields: Field[]
  /** Additional hooks, run before `sanitizeGlobalInput`. */
  beforeOperation?: GlobalBeforeOperationHook[]
}

/** Creates the global of a page: readable by anyone, editable by editors, with versions. */
export const createPageGlobal = ({
  slug,
  label,
  group,
  description,
  path,
  fields,
  beforeOperation = [],
}: PageGlobalOptions): PageGlobal => ({
  slug,
  label,
  // Editors have no use for the API URL.
  admin: {
    group,
    description,
    hideAPIURL: true,
    preview: () => env.siteUrl + path,
    components: {
      elements: { beforeDocumentControls: ['/admin/form/FirstInvalidField#FirstInvalidField'] },
    },
  },
  access: { read: anyone, update: editors, readVersions: editors },
  versions: { max: MAX_VERSIONS },
  hooks: {
    beforeOperation: [...beforeOperation, sanitizeGlobalInput],
    afterChange: [invalidateContentHook, saveInitialVersion],
  },
  // Payload would derive a wrong singular from a French plural.
  typescript: { interface: slug.charAt(0).toUpperCase() + slug.slice(1) },
  fields: [unsavedChangesField, ...fields],
})
