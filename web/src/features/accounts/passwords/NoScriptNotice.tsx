import { Notice } from '../../../ui/Notice'

/** Instructions for browsers without JavaScript, in which the forms send nothing. */
export function NoScriptNotice() {
  return (
    <noscript>
      <Notice variant="neutral">
        Cette page a besoin de JavaScript. Activez-le dans votre navigateur, ou demandez à un
        administrateur du site de vous donner un nouveau mot de passe.
      </Notice>
    </noscript>
  )
}
