import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { LoadError } from '@web/ui/LoadError'
import { renderComponent } from '../support/renderComponent'

describe('what could not be loaded', () => {
  it('is told at once, with its reason, and can be asked for again', async () => {
    const onRetry = vi.fn()
    const { user } = renderComponent(
      <LoadError sentence="Erreur" detail="Le serveur est injoignable." onRetry={onRetry} />,
    )

    expect(screen.getByRole('alert')).toHaveTextContent(/Erreur.*Le serveur est injoignable\./)
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })
})
