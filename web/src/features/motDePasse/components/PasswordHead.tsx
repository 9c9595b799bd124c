import type { ReactNode } from 'react'
import styled from 'styled-components'
import { PageHead } from '../../../ui/PageHead'

type PasswordHeadProps = { title: string; children: ReactNode }

/** How the pages about a lost password begin; they are not to be found, nor told to other sites. */
export function PasswordHead({ title, children }: PasswordHeadProps) {
  return (
    <>
      <PageHead title={title} kind="private" />
      <meta name="referrer" content="no-referrer" />
      <Title>{title}</Title>
      <Lead>{children}</Lead>
    </>
  )
}

const Title = styled.h1`
  font-size: ${({ theme }) => theme.fontSizes.h1};
`

const Lead = styled.p`
  margin-block: ${({ theme }) => `${theme.space.xs} ${theme.space.xl}`};
  color: ${({ theme }) => theme.colors.muted};
`
