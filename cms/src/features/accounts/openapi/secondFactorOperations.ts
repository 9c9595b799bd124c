import {
  addedFactor,
  factors,
  passkeyAnswer,
  passkeyRegistration,
  passkeyRenaming,
  passwordConfirmation,
  recoveryCodes,
  secondFactor,
  signInAnswer,
  totpConfirmation,
  totpSetup,
} from '@regards/contract/schemas/accounts'
import { anyObject, type Operations } from '../../../lib/openapi/schemas'

/** Second factors of accounts, and signing in with a passkey. */
export const secondFactorOperations: Operations = {
  'GET /api/users/second-factor': {
    summary: 'One’s own second factors',
    responses: { 200: secondFactor },
  },
  'POST /api/users/second-factor/totp': {
    summary: 'Begin the setup of an authenticator app',
    body: passwordConfirmation,
    responses: { 200: totpSetup },
    errors: ['validation'],
  },
  'POST /api/users/second-factor/totp/confirm': {
    summary: 'Confirm the setup of an authenticator app',
    body: totpConfirmation,
    responses: { 200: addedFactor },
    errors: ['invalid-request', 'validation', 'setup-expired'],
  },
  'POST /api/users/second-factor/passkeys/options': {
    summary: 'Options for the browser to create a passkey',
    body: passwordConfirmation,
    responses: { 200: anyObject },
    errors: ['validation', 'invalid-request'],
  },
  'POST /api/users/second-factor/passkeys': {
    summary: 'Register a passkey',
    body: passkeyRegistration,
    responses: { 200: addedFactor },
    errors: ['invalid-request', 'setup-expired'],
  },
  'POST /api/users/second-factor/recovery-codes': {
    summary: 'Replace the recovery codes',
    body: passwordConfirmation,
    responses: { 200: recoveryCodes },
    errors: ['validation', 'not-found'],
  },
  'PATCH /api/users/second-factor/{factor}': {
    summary: 'Rename a passkey',
    body: passkeyRenaming,
    responses: { 204: null },
    errors: ['invalid-request', 'not-found'],
  },
  'DELETE /api/users/second-factor/{factor}': {
    summary: 'Remove a second factor',
    body: passwordConfirmation,
    responses: { 204: null },
    errors: ['validation', 'not-found', 'last-second-factor'],
  },
  'GET /api/users/{id}/second-factor': {
    summary: 'The second factors of an account',
    responses: { 200: factors },
    errors: ['not-found'],
  },
  'DELETE /api/users/{id}/second-factor': {
    summary: 'Remove the second factors of another account',
    responses: { 204: null },
    errors: ['not-found', 'own-account', 'reauthentication-required'],
  },
  'POST /api/users/passkeys/options': {
    summary: 'Options for the browser to sign in with a passkey',
    responses: { 200: anyObject },
  },
  'POST /api/users/passkeys/login': {
    summary: 'Sign in with a passkey',
    body: passkeyAnswer,
    responses: { 200: signInAnswer },
    errors: ['invalid-request', 'passkey-invalid', 'too-many-requests'],
  },
}
