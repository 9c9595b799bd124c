import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  RegardPublisher,
  type PublicationInput,
  type PublicationStep,
} from '../helpers/RegardPublisher'
import { createRegard } from './createRegard'
import { startUpload } from './startUpload'

type Progress = { step: PublicationStep; percentage: number }

/** Publishes an issue and follows its progress. Leaving the page stops it. */
export function usePublishRegard() {
  const [publisher] = useState(() => new RegardPublisher({ startUpload, createRegard }))
  const [progress, setProgress] = useState<Progress>({ step: 'pdf', percentage: 0 })
  const mutation = useMutation({
    mutationFn: (input: PublicationInput) => {
      setProgress({ step: 'pdf', percentage: 0 })
      return publisher.publish(input, setProgress)
    },
  })
  useEffect(() => () => publisher.cancel(), [publisher])
  useWarningBeforeLeaving(mutation.isPending)
  return { ...mutation, progress }
}

/** Closing the tab loses what is under way: the browser asks first. */
function useWarningBeforeLeaving(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isBusy])
}
