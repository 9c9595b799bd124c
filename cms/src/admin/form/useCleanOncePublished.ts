import { useForm, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/**
 * Takes a form for unchanged once it was saved by its button, unless something was typed meanwhile. After
 * an autosave that failed, Payload takes it for changed, and saves a draft of what was just published.
 */
export function useCleanOncePublished(): void {
  const { getFields, setModified } = useForm()
  const isProcessing = useFormProcessing()
  const isRejected = useFormSubmitted()
  /** Values that are being sent, by their paths. */
  const sent = useRef<Map<string, string>>(undefined)

  useEffect(() => {
    const fields = Object.entries(getFields())
    if (isProcessing) {
      sent.current = new Map(fields.map(([path, { value }]) => [path, JSON.stringify(value)]))
      return
    }
    const values = sent.current
    sent.current = undefined
    if (!values || isRejected) return
    const isTyped = fields.some(
      ([path, { isModified, value }]) => isModified && values.get(path) !== JSON.stringify(value),
    )
    if (!isTyped) setModified(false)
  }, [isProcessing, isRejected, getFields, setModified])
}
