import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FormStore } from '@web/features/administration/publication/drafts/FormStore'
import { administrateur, buildRegard } from '../../../support/builders'
import { errorResponse, mockSite } from '../../../support/handlers'
import { mockApi } from '../../../support/server'
import { expectAlert } from '../../../support/expectations'
import { renderApp } from '../../../support/renderApp'
import { answerCreation } from '../../../support/answerCreation'
import { mockTusUploads } from '../../../support/mockTusUploads'
import { expectConsoleError } from '../../../support/consoleErrors'
import { couverture, fields, fill, pdf, publish } from './regardForm'

describe('a number that another issue has', () => {
  beforeEach(() => mockSite(administrateur, [buildRegard({ numero: 12 })]))

  it('is told while it is typed, and no more once it is another one', async () => {
    renderApp('/adminregards')
    fireEvent.change(await fields.numero(), { target: { value: '12' } })
    await waitFor(async () =>
      expect(await fields.numero()).toHaveAccessibleDescription('Le numéro 12 existe déjà'),
    )

    fireEvent.change(await fields.numero(), { target: { value: '123' } })
    expect(await fields.numero()).toHaveAttribute('aria-invalid', 'false')
  })

  it('is refused before the first byte is sent, and leads back to the number', async () => {
    expectConsoleError(/La publication du numéro a échoué/)
    const { uploads } = mockTusUploads()
    await publish()

    await expectAlert('Le numéro 12 existe déjà')
    expect(await fields.numero()).toHaveFocus()
    expect(uploads).toEqual([])
  })
})

describe('a check of the number', () => {
  beforeEach(() => mockSite(administrateur, []))

  const answerCheck = (status: number, message: string) =>
    mockApi.get('/api/regards', ({ request }) =>
      decodeURIComponent(request.url).includes('[numero][equals]')
        ? errorResponse(status, message)
        : undefined,
    )

  it('that the server refuses ends the publication before the first byte, with its reason', async () => {
    expectConsoleError(/La publication du numéro a échoué/)
    const { uploads } = mockTusUploads()
    answerCheck(403, 'Vous n’avez plus ce droit.')
    await publish()

    await expectAlert('Vous n’avez plus ce droit.')
    expect(uploads).toEqual([])
  })

  it('that fails does not hinder the publication: the server checks the number again', async () => {
    mockTusUploads()
    answerCreation()
    answerCheck(503, 'Service indisponible')
    await publish()

    expect(await screen.findByText('Le numéro a été ajouté avec succès !')).toBeVisible()
  })
})

describe('an issue of a date that is months ahead', () => {
  beforeEach(() => {
    mockSite(administrateur, [])
    mockTusUploads()
  })

  async function publishAhead() {
    const records = answerCreation()
    const { user } = renderApp('/adminregards')
    await fill({ pdf, couverture })
    const date = `${new Date().getFullYear() + 1}-12-21`
    fireEvent.change(await fields.date(), { target: { value: date } })
    await user.click(await fields.submit())
    const question = { name: /Publier le numéro 12 dès maintenant/ }
    const answer = async (name: string) => {
      await screen.findByRole('alertdialog', question)
      await user.click(screen.getByRole('button', { name }))
    }
    return { records, answer }
  }

  it('is published once that was confirmed', async () => {
    const { records, answer } = await publishAhead()
    await answer('Publier maintenant')

    expect(await screen.findByText('Le numéro a été ajouté avec succès !')).toBeVisible()
    expect(records).toHaveLength(1)
  })

  it('is not published when the date is to be corrected', async () => {
    const { records, answer } = await publishAhead()
    await answer('Corriger la date')

    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(await fields.submit()).toBeEnabled()
    expect(records).toEqual([])
  })
})

describe('a publication that the browser cannot begin', () => {
  beforeEach(() => mockSite(administrateur, []))

  it('tells a failure of the browser in French, and not in the browser’s words', async () => {
    expectConsoleError(/La publication du numéro a échoué/)
    vi.spyOn(FormStore.prototype, 'start').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    })
    await publish()

    await expectAlert(/^Une erreur inattendue est survenue\.$/)
  })
})
