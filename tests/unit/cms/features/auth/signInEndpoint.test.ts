import { AuthenticationError, type PayloadRequest } from 'payload'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { signInEndpoint } from '../../../../../cms/src/features/auth/signInEndpoint'
import { verifyDummyPassword } from '../../../../../cms/src/features/auth/verifyPassword'

vi.hoisted(() => vi.resetModules())
vi.mock('payload', async (original) => ({
  ...(await original<object>()),
  // A wrong password, or no account: Payload's answer is the same.
  loginOperation: () => Promise.reject(new AuthenticationError()),
}))
vi.mock('../../../../../cms/src/features/auth/verifyPassword')
afterAll(() => vi.resetModules())

/** Checks of no account's password that are under way. */
const checks: (() => void)[] = []

beforeEach(() => {
  checks.length = 0
  vi.mocked(verifyDummyPassword).mockReset()
  vi.mocked(verifyDummyPassword).mockImplementation(
    () => new Promise((resolve) => checks.push(resolve)),
  )
})

const signIn = (email: string, account?: { id: string; hash: string; salt: string }) =>
  signInEndpoint.handler({
    headers: new Headers(),
    json: () => Promise.resolve({ email, password: 'faux-mot' }),
    payload: {
      collections: { users: {} },
      db: {
        findOne: () => Promise.resolve(account ?? null),
        find: () => Promise.resolve({ docs: [] }),
      },
    },
    t: String,
  } as unknown as PayloadRequest) as Promise<Response>

const refused = { status: 401 }

test('a sign-in to an unknown account holds its turn until a password check is over', async () => {
  const attempts = ['a', 'b', 'c'].map((name) => signIn(`${name}@regards.test`))
  const outcomes = Promise.allSettled(attempts)
  await vi.waitFor(() => expect(checks).toHaveLength(2))
  expect(verifyDummyPassword).toHaveBeenCalledTimes(2)

  checks[0]?.()
  await vi.waitFor(() => expect(checks).toHaveLength(3))
  for (const end of checks) end()
  expect(await outcomes).toMatchObject(attempts.map(() => ({ reason: refused })))
})

test('a sign-in to an account is checked by Payload alone', async () => {
  await expect(signIn('d@regards.test', { id: '1', hash: 'a', salt: 'b' })).rejects.toMatchObject(
    refused,
  )

  expect(verifyDummyPassword).not.toHaveBeenCalled()
})
