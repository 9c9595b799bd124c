import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PublicationProgress } from '@web/features/administration/publication/publisher/PublicationProgress'
import type { PublicationSnapshot } from '@web/features/administration/publication/publicationTypes'

const MB = 1_024 * 1_024
const actions = { pause: vi.fn(), resume: vi.fn(), cancel: vi.fn() }

const running: PublicationSnapshot = {
  step: 'pdf',
  activity: 'running',
  sentBytes: 50 * MB,
  totalBytes: 200 * MB,
  bytesPerSecond: MB,
  secondsLeft: 150,
}

const draw = (progress: PublicationSnapshot) => (
  <PublicationProgress progress={progress} actions={actions} />
)

/** What was said aloud of the time left, in the last of the two places for it. */
const spoken = () => screen.getAllByRole('status').at(-1)?.textContent

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(
  () =>
    void vi.useFakeTimers({
      now: 0,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    }),
)

describe('PublicationProgress', () => {
  it('shows the step, the amount, the speed and the time left', () => {
    render(draw(running))

    const bar = screen.getByRole('progressbar', { name: /Étape 1 sur 3\s: envoi du PDF/ })
    expect(bar).toHaveAttribute('aria-valuenow', '25')
    expect(screen.getByText(/^50\sMo sur 200\sMo$/)).toBeVisible()
    expect(screen.getByText(/^1\sMo\/s$/)).toBeVisible()
    expect(screen.getByText(/^il reste environ 3\smin$/, { selector: 'li' })).toBeVisible()
  })

  it('says the time left aloud once in ten seconds at most', async () => {
    const { rerender } = render(draw(running))
    await pass(0)
    expect(spoken()).toMatch(/3\smin/)

    rerender(draw({ ...running, secondsLeft: 70 }))
    await pass(5_000)
    rerender(draw({ ...running, secondsLeft: 50 }))
    await pass(4_999)
    expect(spoken()).toMatch(/3\smin/)
    await pass(1)
    expect(spoken()).toMatch(/50\ss/)
  })

  it('counts down to the next try for the eye, and says once that there is one', async () => {
    render(draw({ ...running, retryAt: 8_000 }))
    expect(screen.getByText(/^Connexion perdue, nouvel essai dans 8\ss$/)).toBeVisible()
    await pass(3_000)
    expect(screen.getByText(/^Connexion perdue, nouvel essai dans 5\ss$/)).toBeVisible()
    expect(spoken()).toBe('Connexion perdue, nouvel essai')
  })

  it('says each later step aloud, in a region that was there before', () => {
    const { rerender } = render(draw(running))
    const [region] = screen.getAllByRole('status')
    expect(region).toBeEmptyDOMElement()

    rerender(draw({ ...running, step: 'couverture' }))
    expect(screen.getAllByRole('status')[0]).toBe(region)
    expect(region).toHaveTextContent(/^Étape 2 sur 3\s: envoi de la couverture$/)
  })

  it('cannot be held while the record is saved', () => {
    render(draw({ ...running, step: 'regard', activity: 'saving' }))
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})
