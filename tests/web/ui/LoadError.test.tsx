import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { LoadError } from '@web/ui/PageState'
import { renderComponent } from '../support/renderComponent'

describe('content that could not be loaded', () => {
  it('is told at once, with its reason, and can be asked for again', async () => {
    const error = new Error('unexpected')
    const refetch = vi.fn()
    const { user } = renderComponent(<LoadError sentence="Erreur" query={{ error, refetch }} />)

    expect(screen.getByRole('alert')).toHaveTextContent('ErreurUne erreur inattendue est survenue.')
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(refetch).toHaveBeenCalledOnce()
  })
})
