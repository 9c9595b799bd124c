import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Spinner } from '../../../web/src/ui/Spinner'
import { renderBlock } from '../support/renderBlock'

const pass = (delayMs: number) => act(() => void vi.advanceTimersByTime(delayMs))

describe('a spinner', () => {
  it('announces what is awaited and, after 6 s, that it takes long', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    renderBlock(<Spinner label="Chargement des données..." />)
    const status = screen.getByRole('status')
    expect(status).toHaveTextContent(/^Chargement des données\.\.\.$/)

    pass(5_999)
    expect(status).not.toHaveTextContent('Cela prend')
    pass(1)
    expect(status).toHaveTextContent('Cela prend plus de temps que d’habitude…')
  })
})
