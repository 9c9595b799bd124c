'use client'

import {
  Button,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormInitializing,
  useFormModified,
  useFormProcessing,
  useHotkey,
  useTranslation,
} from '@payloadcms/ui'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'

/** Publishes a page. */
export function PublishButton() {
  const { globalSlug, hasPublishedDoc, hasPublishPermission, ...info } = useDocumentInfo()
  const { setHasPublishedDoc, setMostRecentVersionIsAutosaved, setUnpublishedVersionCount } = info
  const isModified = useFormModified()
  const { submit } = useForm()
  const { t } = useTranslation()
  if (!hasPublishPermission) return null

  async function publish() {
    const result = await submit({
      action: `/api/globals/${globalSlug}?depth=0`,
      method: 'POST',
      overrides: { _status: 'published' },
    })
    if (!result?.res.ok) return
    setUnpublishedVersionCount(0)
    setMostRecentVersionIsAutosaved(false)
    setHasPublishedDoc(true)
  }

  return (
    <SubmitButton
      id="action-save"
      isEnabled={isModified || info.unpublishedVersionCount > 0 || !hasPublishedDoc}
      onSubmit={publish}
    >
      {t('version:publishChanges')}
    </SubmitButton>
  )
}

/** Saves a draft as a version to return to; Payload's button is disabled after an autosave. */
export function SaveDraftButton() {
  const { globalSlug, mostRecentVersionIsAutosaved, ...info } = useDocumentInfo()
  const { setMostRecentVersionIsAutosaved, setUnpublishedVersionCount } = info
  const isModified = useFormModified()
  const { submit } = useForm()
  const { t } = useTranslation()
  const ref = useRef<HTMLButtonElement>(null)

  async function save() {
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
    <SubmitButton
      id="action-save-draft"
      isEnabled={isModified || mostRecentVersionIsAutosaved}
      isSecondary
      onSubmit={save}
      ref={ref}
    >
      {t('version:saveDraft')}
    </SubmitButton>
  )
}

interface SubmitButtonProps {
  id: string
  /** Whether there is something to submit. */
  isEnabled: boolean
  isSecondary?: boolean
  onSubmit: () => Promise<void>
  ref?: RefObject<HTMLButtonElement | null>
  children: ReactNode
}

/** A button that submits after an autosave; Payload's own are disabled and lose a press. */
function SubmitButton({ id, isEnabled, isSecondary, onSubmit, ref, children }: SubmitButtonProps) {
  const { disabled } = useForm()
  const isProcessing = useFormProcessing()
  const isInitializing = useFormInitializing()
  const isAutosaving = useFormBackgroundProcessing()
  const [isPressed, setPressed] = useState(false)
  const [isDue, setDue] = useState(false)
  const isBlocked = disabled || isProcessing || isInitializing

  useEffect(() => {
    if (!isPressed || isAutosaving || isBlocked) return
    setPressed(false)
    setDue(true)
  }, [isPressed, isAutosaving, isBlocked])

  // One render later, with the values that KeepTypedValues puts back after an autosave.
  useEffect(() => {
    if (!isDue) return
    setDue(false)
    if (isEnabled) void onSubmit()
  }, [isDue, isEnabled, onSubmit])

  return (
    <div className="form-submit">
      <Button
        buttonStyle={isSecondary ? 'secondary' : 'primary'}
        disabled={isBlocked || (!isEnabled && !isAutosaving)}
        id={id}
        onClick={() => setPressed(true)}
        ref={ref}
        size="medium"
        type="button"
      >
        {children}
      </Button>
    </div>
  )
}

/** In place of Payload's button that withdraws a page: every page of the site stays published. */
export const NoUnpublishButton = () => null
