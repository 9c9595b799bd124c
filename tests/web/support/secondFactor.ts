import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { SecondFactor } from '@regards/contract/schemas/accounts'
import { mockApi, server } from './server'

export const noFactors: SecondFactor = {
  isRequired: false,
  totp: null,
  passkeys: [],
  recoveryCodesLeft: 0,
}

export const totp = { id: 'application', createdAt: '2026-03-12T13:05:00.000Z', lastUsedAt: null }

export const passkey = {
  id: 'cle',
  nom: 'Téléphone',
  createdAt: '2026-03-12T13:05:00.000Z',
  lastUsedAt: '2026-04-02T08:30:00.000Z',
}

export type MockedSecondFactor = ReturnType<typeof mockSecondFactor>

/** Mocks the second factors of the account, which successful requests change. */
export function mockSecondFactor() {
  const base = '/api/users/second-factor'
  const account = {
    /** The second factors that the server has. */
    factors: noFactors,
    /** Paths and bodies of the requests that change them. */
    sent: [] as [string, unknown][],
    /** Mocks a change, after which the server has these factors. */
    answerChange(
      method: 'post' | 'patch' | 'delete',
      path: string,
      after: Partial<SecondFactor>,
      answer: () => Response = () => new HttpResponse(null, { status: 204 }),
    ) {
      server.use(
        http[method](`${base}${path}`, async ({ request }) => {
          account.sent.push([path, await request.json()])
          const response = answer()
          if (response.ok) account.factors = { ...account.factors, ...after }
          return response
        }),
      )
    },
  }
  mockApi.get(base, () => HttpResponse.json(account.factors))
  return account
}

/** Waits for a card of the page /compte. */
export async function findCard(title: string) {
  const heading = await screen.findByRole('heading', { level: 3, name: title })
  return within(heading.parentElement as HTMLElement)
}
