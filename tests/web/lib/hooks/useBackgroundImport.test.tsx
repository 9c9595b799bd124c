import { screen } from '@testing-library/react'
import { useNavigate } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { useBackgroundImport } from '@web/lib/hooks/useBackgroundImport'
import { expectConsoleError } from '../../support/consoleErrors'
import { renderComponent } from '../../support/renderComponent'

const load = vi.fn(() => Promise.resolve({ text: 'Bourrée' }))

function Part() {
  const navigate = useNavigate()
  const code = useBackgroundImport(load, true)
  return (
    <>
      <button type="button" onClick={() => void navigate('/suite')}>
        Suite
      </button>
      {code?.text}
    </>
  )
}

test('code that could not be loaded is logged, and fetched again on the next page', async () => {
  expectConsoleError(/^Le code n’a pas pu être chargé.*Failed to fetch/)
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { user } = renderComponent(<Part />)
  await expect.poll(() => load.mock.calls).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Suite' }))
  expect(await screen.findByText('Bourrée')).toBeVisible()
})
