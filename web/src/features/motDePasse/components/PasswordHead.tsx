import type { ReactNode } from 'react'
import { FormHeader } from '../../../ui/FormHeader'
import { PageHead } from '../../../ui/PageHead'

type PasswordHeadProps = { title: string; children: ReactNode }

/** How the pages about a lost password begin; they are not to be found, nor told to other sites. */
export function PasswordHead({ title, children }: PasswordHeadProps) {
  return (
    <>
      <PageHead title={title} kind="private" />
      <meta name="referrer" content="no-referrer" />
      <FormHeader title={title}>{children}</FormHeader>
    </>
  )
}
