import type { ReactNode } from 'react'
import { FormHeader } from '../../../ui/FormHeader'
import { Seo } from '../../../lib/seo/Seo'

type PasswordPageHeaderProps = { title: string; children: ReactNode }

/** How the pages about a lost password begin; they are not to be found, nor told to other sites. */
export function PasswordPageHeader({ title, children }: PasswordPageHeaderProps) {
  return (
    <>
      <Seo title={title} variant="private" />
      <meta name="referrer" content="no-referrer" />
      <FormHeader title={title}>{children}</FormHeader>
    </>
  )
}
