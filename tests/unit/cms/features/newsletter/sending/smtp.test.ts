import { expect, test } from 'vitest'
import { classifySmtpError } from '../../../../../../cms/src/features/newsletter/sending/smtp'

type Failure = {
  responseCode?: number
  code?: string
  command?: string
  response?: string
  message?: string
}

test.each<[Failure, string]>([
  [{ responseCode: 550, command: 'RCPT TO', response: '550 No such user' }, 'refused'],
  [{ responseCode: 552, command: 'DATA', response: '552 Too large' }, 'refused'],
  [{ responseCode: 450, command: 'RCPT TO', response: '450 Greylisted' }, 'later'],
  [{ responseCode: 452, command: 'DATA', response: '452 Mailbox full' }, 'later'],
  [{ responseCode: 421, command: 'RCPT TO', response: '421 Closing' }, 'dropped'],
  [{ code: 'ECONNECTION', message: 'Connection closed unexpectedly' }, 'dropped'],
  [
    {
      ...{ responseCode: 421, command: 'CONN', response: '421 Closing' },
      message: 'Server closed the connection: 421 Closing',
    },
    'dropped',
  ],
  [{ message: 'Reached maximum number of retries after connection was closed' }, 'dropped'],
  [{ responseCode: 421, command: 'CONN', response: '421 Busy' }, 'unreachable'],
  [{ responseCode: 421, command: 'EHLO', response: '421 Busy' }, 'unreachable'],
  [{ responseCode: 535, command: 'AUTH PLAIN', response: '535 Wrong password' }, 'unreachable'],
  [{ responseCode: 550, command: 'MAIL FROM', response: '550 Not your address' }, 'unreachable'],
  [{ code: 'ECONNECTION', command: 'CONN', message: 'ECONNREFUSED' }, 'unreachable'],
  [{ code: 'ETIMEDOUT', message: 'Timeout' }, 'unreachable'],
])('%j is %s', (error, kind) => {
  expect(classifySmtpError(error)).toEqual({ kind, reason: error.response ?? error.message })
})

test('whom the server names is not kept', () => {
  const response = '550 5.1.1 <camille@exemple.fr>: Recipient address rejected'

  expect(classifySmtpError({ responseCode: 550, command: 'RCPT TO', response }).reason).toBe(
    '550 5.1.1 <…>: Recipient address rejected',
  )
})

test('a long answer is cut', () => {
  const response = `550 ${'x'.repeat(1_000)}`

  expect(
    classifySmtpError({ responseCode: 550, command: 'RCPT TO', response }).reason.length,
  ).toBeLessThanOrEqual(300)
})
