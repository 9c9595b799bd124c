import type { ReactNode } from 'react'
import { FormHeader } from '@web/ui/FormHeader'
import { Seo } from '@web/lib/seo/Seo'
import { Notice } from '@web/ui/Notice'

/** Header of the password pages: title, no indexing and no referrer to other sites. */
export function PasswordPageHeader({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Seo title={title} variant="private" />
      <meta name="referrer" content="no-referrer" />
      <FormHeader title={title}>{children}</FormHeader>
    </>
  )
}

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
