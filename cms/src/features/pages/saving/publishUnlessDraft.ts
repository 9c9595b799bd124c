import type { GlobalBeforeOperationHook } from 'payload'

type Args = { draft?: boolean; data?: Record<string, unknown> }

/**
 * Keeps every page published: a save is a draft, if it says so by `draft` or its `_status`, or else a
 * publication. Payload would otherwise take the status of the latest version, and a save beside
 * somebody's draft would withdraw the page; it also withdraws a page on demand (`_status`,
 * `unpublishAllLocales`), without validation.
 */
export const publishUnlessDraft: GlobalBeforeOperationHook = ({ args, operation }) => {
  const given = args as Args
  if (operation !== 'update') return given
  const { _status, ...data } = given.data ?? {}
  const draft = given.draft === true || _status === 'draft'
  return {
    ...given,
    data: { ...data, _status: draft ? 'draft' : 'published' },
    draft,
    unpublishAllLocales: false,
  }
}
