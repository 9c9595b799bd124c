import { useMutation } from '@tanstack/react-query'
import { api } from '../../../lib/api/api'
import { toFrenchMessage } from '../../../lib/api/errors'
import { logError } from '../../../lib/browser/logError'
import { Button } from '../../../ui/Button'
import { Notice } from '../../../ui/Notice'

/** Sends the e-mail that announces an issue to oneself alone. */
export function TestLetter({ regardId }: { regardId: string }) {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () =>
      api<{ message: string }>(`/regards/${regardId}/annonce/essai`, { method: 'POST' }),
    onError: (cause) => logError('L’essai d’une annonce a échoué\u00a0:', cause),
  })
  return (
    <div>
      <Button
        type="button"
        $look="secondary"
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) mutate()
        }}
      >
        {isPending ? 'Envoi de l’essai…' : 'M’envoyer un essai'}
      </Button>
      <Notice variant="success">{!isPending && data?.message}</Notice>
      {error && (
        <Notice variant="danger">L’essai n’est pas parti&nbsp;: {toFrenchMessage(error)}</Notice>
      )}
    </div>
  )
}
