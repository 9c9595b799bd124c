import {
  credentials,
  currentSession,
  ownAccountChanges,
  ownSessions,
  passwordConfirmation,
  passwordStrength,
  reauthentication,
  refreshedSession,
  signInAnswer,
} from '@regards/contract/schemas/accounts'
import { message } from '@regards/contract/schemas/message'
import {
  anyObject,
  boolean,
  object,
  text,
  ACCOUNTS,
  ADMINISTRATORS,
  type Operations,
} from '../../../lib/openapi/schemas'

const password = { type: 'string', description: 'At least 6 characters, and not a common one.' }

export const accountOperations: Operations = {
  'POST /api/users/login': {
    summary: 'Sign in',
    body: credentials,
    responses: { 200: signInAnswer },
    errors: [
      ...(['invalid-email', 'invalid-credentials', 'second-factor-required'] as const),
      ...(['second-factor-invalid', 'too-many-requests'] as const),
      ...(['validation', 'invalid-request'] as const),
    ],
  },
  'POST /api/users/logout': {
    summary: 'Sign out',
    roles: ACCOUNTS,
    responses: { 200: message },
    errors: ['invalid-request'],
  },
  'GET /api/users/me': {
    summary: 'The account of the session; null without one',
    responses: { 200: currentSession },
  },
  'POST /api/users/refresh-token': {
    summary: 'Extend the session',
    roles: ACCOUNTS,
    responses: { 200: refreshedSession },
  },
  'GET /api/users/init': {
    summary: 'Whether there is an account',
    responses: { 200: object({ initialized: boolean }) },
  },
  'POST /api/users/unlock': {
    summary: 'End the delay after failed sign-ins of an account',
    roles: ADMINISTRATORS,
    body: object({ email: text }),
    responses: { 200: message },
    errors: ['reauthentication-required'],
  },
  'POST /api/users/forgot-password': {
    summary: 'Ask for the e-mail with which a password is set again',
    body: object({ email: text }),
    responses: { 202: message },
    errors: ['invalid-email', 'too-many-requests', 'mail-unavailable'],
  },
  'POST /api/users/reset-password': {
    summary: 'Set a password with the token of an e-mail',
    body: object({ token: text, password }),
    responses: { 200: message },
    errors: ['validation', 'invalid-token', 'too-many-requests'],
  },
  'POST /api/users/password-strength': {
    summary: 'How strong a password is',
    body: object({ password: text }),
    responses: {
      200: passwordStrength,
    },
    errors: ['invalid-request', 'too-many-requests'],
  },
  'PATCH /api/users/moi': {
    summary: 'Change one’s own name, address or password',
    body: ownAccountChanges,
    responses: { 200: message },
    errors: ['invalid-request', 'validation', 'too-many-requests'],
  },
  'POST /api/users/{id}/invitation': {
    summary: 'Send an invitation again',
    responses: { 202: message },
    errors: ['not-found', 'invitation-accepted', 'too-many-requests', 'mail-unavailable'],
  },
  'GET /api/users/sessions': {
    summary: 'One’s own open sessions',
    responses: { 200: ownSessions },
  },
  'DELETE /api/users/sessions': {
    summary: 'Close one’s own other sessions',
    responses: { 200: message },
  },
  'DELETE /api/users/sessions/{id}': {
    summary: 'Close one of one’s own sessions',
    responses: { 200: message },
    errors: ['not-found'],
  },
  'DELETE /api/users/{id}/sessions': {
    summary: 'Close all sessions of an account',
    responses: { 200: message },
    errors: ['not-found', 'reauthentication-required'],
  },
  'GET /api/users/reauthentication': {
    summary: 'Until when the session may change other accounts and write to the subscribers',
    responses: { 200: reauthentication },
  },
  'POST /api/users/reauthentication': {
    summary: 'Give the password again, to change other accounts',
    body: passwordConfirmation,
    responses: { 200: reauthentication },
    errors: ['validation'],
  },
  'GET /api/access': {
    summary: 'What the client may do, by collection and global',
    responses: { 200: anyObject },
  },
}
