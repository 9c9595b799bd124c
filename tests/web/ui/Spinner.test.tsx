import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Spinner } from '@web/ui/PageState'
import { renderComponent } from '../support/renderComponent'

const pass = (delayMs: number) => act(() => void vi.advanceTimersByTime(delayMs))

describe('a spinner', () => {
  it('names what loads and, after 6 s, announces a delay in an existing live region', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    renderComponent(<Spinner label="Chargement des données..." />)
    const status = screen.getByRole('status')
    expect(screen.getByText('Chargement des données...')).toBeVisible()
    expect(status).toBeEmptyDOMElement()

    pass(5_999)
    expect(status).toBeEmptyDOMElement()
    pass(1)
    expect(screen.getByRole('status')).toBe(status)
    expect(status).toHaveTextContent('Cela prend plus de temps que d’habitude…')
  })
})
