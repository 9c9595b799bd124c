import type { Field, GlobalBeforeOperationHook, GlobalConfig, GlobalSlug } from 'payload'

import { anyone } from '../access/anyone'
import { editors } from '../access/editors'
import { markContent } from '../cache/markChange'
import { env } from '../env'
import { unsavedText } from '../fields/unsavedText'
import { keepStart } from './keepStart'
import { takeTexts } from './takeTexts'

/** Earlier versions of a page that can be looked at and taken up again. */
const VERSIONS_KEPT = 100

/** The configuration of a page's texts. */
export type PageGlobal = GlobalConfig & { slug: GlobalSlug; label: string }

interface PageOptions {
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
export const page = ({
  slug,
  label,
  group,
  description,
  path,
  fields,
  beforeOperation = [],
}: PageOptions): PageGlobal => ({
  slug,
  label,
  // An address of the API is nothing to an editor.
  admin: {
    group,
    description,
    hideAPIURL: true,
    preview: () => env.siteUrl + path,
    components: { elements: { beforeDocumentControls: ['/panel/form/FirstFault#FirstFault'] } },
  },
  access: { read: anyone, update: editors, readVersions: editors },
  versions: { max: VERSIONS_KEPT },
  hooks: {
    beforeOperation: [...beforeOperation, takeTexts],
    afterChange: [markContent, keepStart],
  },
  // Payload would make a singular of a French plural.
  typescript: { interface: slug.charAt(0).toUpperCase() + slug.slice(1) },
  fields: [unsavedText, ...fields],
})
