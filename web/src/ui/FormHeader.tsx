import type { ReactNode } from 'react'
import styled from 'styled-components'
import { theme } from '@web/theme/theme'

type FormHeaderProps = {
  title: string
  children: ReactNode
}

/** Header of a page that consists of a form. */
export function FormHeader({ title, children }: FormHeaderProps) {
  return (
    <>
      <h1>{title}</h1>
      <Lead>{children}</Lead>
    </>
  )
}

const Lead = styled.p`
  margin-block: ${theme.space.xs} ${theme.space.xl};
  color: ${theme.colors.muted};
`
