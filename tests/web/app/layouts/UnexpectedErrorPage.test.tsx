import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { UnexpectedErrorPage } from '@web/app/layouts/UnexpectedErrorPage'
import { HydrationProvider } from '@web/lib/hydration/HydrationProvider'
import { renderComponent } from '../../support/renderComponent'

test('hydration completes with the error page, whose button is dead until then', () => {
  const onHydrated = vi.fn<() => void>()
  renderComponent(
    <HydrationProvider onHydrated={onHydrated}>
      <UnexpectedErrorPage />
    </HydrationProvider>,
  )
  expect(screen.getByRole('button', { name: 'Recharger la page' })).toBeVisible()
  expect(onHydrated).toHaveBeenCalled()
})
