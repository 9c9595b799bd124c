import type { Field, GlobalBeforeOperationHook, GlobalConfig, GlobalSlug } from 'payload'

import { anyone } from '../access/anyone'
import { editors } from '../access/editors'
import { invalidateContentHook } from '../infrastructure/contentVersion/invalidateContent'
import { env } from '../lib/env'
import { unsavedChangesField } from '../fields/unsavedChangesField'
import { saveInitialVersion } from './hooks/saveInitialVersion'
import { sanitizeGlobalInput } from './hooks/sanitizeGlobalInput'

/** Earlier versions of a page that can be looked at and taken up again. */
const MAX_VERSIONS = 100

/** The configuration of a page's texts. */
export type PageGlobal = GlobalConfig & { slug: GlobalSlug; label: string }

interface PageGlobalOptions {
  slug: GlobalSlug
  label: string
  group: string
  description: string
  /** Where its texts are read on the site. */
  path: string
  fields: Field[]
  /** What is looked at before its texts are read or saved. */
  beforeOperation?: GlobalBeforeOperationHook[]
}

/** The texts of one page: read by anyone, changed by editors, every version kept. */
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
  // An address of the API is nothing to an editor.
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
  // Payload would make a singular of a French plural.
  typescript: { interface: slug.charAt(0).toUpperCase() + slug.slice(1) },
  fields: [unsavedChangesField, ...fields],
})
