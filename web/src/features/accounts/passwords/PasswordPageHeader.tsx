import type { ReactNode } from 'react'
import { FormHeader } from '../../../ui/FormHeader'
import { Seo } from '../../../lib/seo/Seo'

type PasswordPageHeaderProps = { title: string; children: ReactNode }

/**
 * Header of the password pages: title, no indexing by search engines and no referrer to other
 * sites.
 */
export function PasswordPageHeader({ title, children }: PasswordPageHeaderProps) {
  return (
    <>
      <Seo title={title} variant="private" />
      <meta name="referrer" content="no-referrer" />
      <FormHeader title={title}>{children}</FormHeader>
    </>
  )
}
