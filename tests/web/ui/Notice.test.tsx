import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Notice } from '@web/ui/Notice'

describe('a notice', () => {
  it.each([
    ['status', 'success'],
    ['status', 'neutral'],
    ['alert', 'danger'],
  ] as const)('is a %s that is in the page before its text (%s)', (role, tone) => {
    const { rerender } = render(<Notice variant={tone}>{false}</Notice>)
    const region = screen.getByRole(role)
    expect(region).toBeEmptyDOMElement()

    rerender(<Notice variant={tone}>Le numéro 12 a été corrigé.</Notice>)
    expect(screen.getByRole(role)).toBe(region)
    expect(region).toHaveTextContent('Le numéro 12 a été corrigé.')
  })
})
