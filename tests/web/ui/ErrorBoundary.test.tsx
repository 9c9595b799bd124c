import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { ErrorBoundary } from '@web/ui/ErrorBoundary'
import { expectConsoleError } from '../support/consoleErrors'

function Broken(): never {
  throw new Error('Ne se dessine pas')
}

const boundary = (place: string, content: ReactNode) => (
  <ErrorBoundary resetKey={place} fallback={<p>À la place</p>}>
    {content}
  </ErrorBoundary>
)

describe('content that throws while rendering', () => {
  it('gives its place to something else', () => {
    expectConsoleError(/Ne se dessine pas/)
    render(boundary('ici', <Broken />))

    expect(screen.getByText('À la place')).toBeVisible()
  })

  it('is forgotten in the next place', () => {
    expectConsoleError(/Ne se dessine pas/)
    const { rerender } = render(boundary('ici', <Broken />))
    rerender(boundary('ailleurs', <p>Une page</p>))

    expect(screen.getByText('Une page')).toBeVisible()
  })
})
