'use client'

import { Button, useDocumentDrawerContext, useFormModified } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'

import { useCleanOncePublished } from './useCleanOncePublished'
import { useReadOnlyOnEscape } from './useReadOnlyOnEscape'
import { useSaveFailure } from './useSaveFailure'
import '../session/SessionEnded.css'

/**
 * Says, until the form is saved, why it is not: somebody else changed the record meanwhile, or the server
 * cannot be reached. Payload says it for five seconds, or not at all.
 */
export function SaveNotice() {
  useCleanOncePublished()
  useReadOnlyOnEscape()
  const { failure, forget, isAutosaved } = useSaveFailure()
  const isModified = useFormModified()
  const router = useRouter()
  const { drawerSlug } = useDocumentDrawerContext()

  function reload() {
    forget()
    // The form is filled anew, and UnsavedChanges offers what was typed.
    router.refresh()
  }

  return (
    <div role="alert">
      {failure === 'stale' && (
        <div className="session-ended">
          <p>
            <strong>Quelqu’un a changé cette fiche entre-temps.</strong> Votre enregistrement a été
            refusé, pour ne pas effacer ses changements.{' '}
            {drawerSlug
              ? 'Copiez ce que vous avez tapé, puis rouvrez cette fiche.'
              : 'Ce que vous avez tapé vous sera proposé à côté.'}
          </p>
          {!drawerSlug && (
            <Button size="medium" margin={false} onClick={reload}>
              Voir la fiche à jour
            </Button>
          )}
        </div>
      )}
      {failure === 'unreachable' && isModified && (
        <div className="session-ended">
          <p>
            <strong>Le serveur est injoignable&nbsp;: rien n’est enregistré pour le moment.</strong>{' '}
            {isAutosaved
              ? 'Le brouillon le sera tout seul dès que la connexion revient.'
              : 'Enregistrez de nouveau quand la connexion revient.'}
          </p>
        </div>
      )}
    </div>
  )
}
