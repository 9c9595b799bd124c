'use client'

import {
  FormSubmit,
  useDocumentInfo,
  useForm,
  useFormModified,
  useHotkey,
  useTranslation,
} from '@payloadcms/ui'
import { useRef } from 'react'

/**
 * Saves the draft of a page as a version to return to. Payload's button is disabled as soon as the draft
 * was autosaved, of which no version is kept.
 */
export function SaveDraftButton() {
  const { globalSlug, mostRecentVersionIsAutosaved, ...info } = useDocumentInfo()
  const { setMostRecentVersionIsAutosaved, setUnpublishedVersionCount } = info
  const isModified = useFormModified()
  const { submit } = useForm()
  const { t } = useTranslation()
  const ref = useRef<HTMLButtonElement>(null)
  const isDisabled = !isModified && !mostRecentVersionIsAutosaved

  async function save() {
    if (isDisabled) return
    const result = await submit({
      action: `/api/globals/${globalSlug}?depth=0&draft=true`,
      method: 'POST',
      overrides: { _status: 'draft' },
      skipValidation: true,
    })
    if (!result?.res.ok) return
    setMostRecentVersionIsAutosaved(false)
    setUnpublishedVersionCount((count) => count + 1)
  }

  useHotkey({ cmdCtrlKey: true, editDepth: 1, keyCodes: ['s'] }, (event) => {
    event.preventDefault()
    event.stopPropagation()
    ref.current?.click()
  })

  return (
    <FormSubmit
      buttonId="action-save-draft"
      buttonStyle="secondary"
      className="save-draft"
      disabled={isDisabled}
      onClick={() => void save()}
      ref={ref}
      size="medium"
      type="button"
    >
      {t('version:saveDraft')}
    </FormSubmit>
  )
}
