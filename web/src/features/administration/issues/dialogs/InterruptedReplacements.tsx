import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { regardQuery, type PublishedRegard } from '../publishedRegardsQuery'
import { toFrenchMessage } from '@web/lib/api/errors'
import { Notice } from '@web/ui/Notice'
import type { InterruptedPublication } from '../../publication/drafts/formDatabase'
import {
  interruptedKey,
  InterruptedPublications,
} from '../../publication/drafts/InterruptedPublications'
import { CorrectRegardDialog } from './CorrectRegardDialog'

type InterruptedReplacementsProps = {
  onDone: (sentence: string) => void
  /** Called after a replacement was abandoned, which removes its focused button. */
  onAbandoned: () => void
}

/** The interrupted replacements of files; each continues in the dialog of its issue. */
export function InterruptedReplacements({ onDone, onAbandoned }: InterruptedReplacementsProps) {
  const queryClient = useQueryClient()
  const [resumed, setResumed] = useState<{
    regard: PublishedRegard
    interrupted: InterruptedPublication
  }>()
  const [message, setMessage] = useState<string>()

  async function handleResume(interrupted: InterruptedPublication): Promise<boolean> {
    setMessage(undefined)
    try {
      const regard = await queryClient.query(regardQuery(interrupted.correction?.regard ?? ''))
      setResumed({ regard, interrupted })
    } catch (error) {
      setMessage(toFrenchMessage(error))
      void queryClient.invalidateQueries({ queryKey: interruptedKey })
    }
    return true
  }

  function close() {
    setResumed(undefined)
    // An incomplete replacement is offered again.
    void queryClient.invalidateQueries({ queryKey: interruptedKey })
  }

  return (
    <>
      <InterruptedPublications
        of="replacements"
        onResume={handleResume}
        onAbandoned={onAbandoned}
      />
      {message && <Notice variant="danger">{message}</Notice>}
      {resumed && (
        <CorrectRegardDialog
          regard={resumed.regard}
          interrupted={resumed.interrupted}
          onClose={close}
          onCorrected={(sentence) => {
            close()
            onDone(sentence)
          }}
        />
      )}
    </>
  )
}
