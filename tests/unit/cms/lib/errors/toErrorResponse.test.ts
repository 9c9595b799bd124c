import { APIError, ValidationError } from 'payload'
import { describe, expect, test } from 'vitest'
import { apiError } from '../../../../../cms/src/lib/errors/apiErrors'
import { toErrorResponse } from '../../../../../cms/src/lib/errors/toErrorResponse'

const named = (name: string, extra: object = {}) =>
  Object.assign(new Error('détail interne'), { name }, extra)

test('an error of the house keeps its status, its message and its code', () => {
  expect(toErrorResponse(apiError('regard-not-found', { numero: 12 }))).toMatchObject({
    status: 404,
    body: { errors: [{ message: 'Regard numéro 12 non trouvé', code: 'regard-not-found' }] },
  })
  expect(
    toErrorResponse(apiError('too-many-requests', { retryAfterSeconds: 7 })).retryAfterSeconds,
  ).toBe(7)
})

describe('a part that is away is a 503 that says when to come back:', () => {
  test.each([
    ['no connection', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
    ['no server chosen', named('MongoServerSelectionError')],
    ['a pool that was emptied', named('MongoPoolClearedError')],
    ['a busy SQLite', Object.assign(new Error('busy'), { code: 'SQLITE_BUSY' })],
    ['a damaged SQLite', Object.assign(new Error('malformed'), { code: 'SQLITE_CORRUPT' })],
    ['an S3 that asks to slow down', named('SlowDown', { $metadata: { httpStatusCode: 503 } })],
    [
      'an S3 with another time',
      named('RequestTimeTooSkewed', { $metadata: { httpStatusCode: 403 } }),
    ],
    ['a cause further down', new Error('query failed', { cause: named('MongoNetworkError') })],
    ['several causes', new AggregateError([Object.assign(new Error(), { code: 'ECONNREFUSED' })])],
  ])('%s', (_what, error) => {
    expect(toErrorResponse(error)).toMatchObject({
      status: 503,
      retryAfterSeconds: 5,
      body: { errors: [{ code: 'service-unavailable' }] },
    })
  })
})

test('a failed sign-in never says why', () => {
  const answers = ['AuthenticationError', 'LockedAuth'].map((name) =>
    toErrorResponse(named(name, { status: 401 })),
  )

  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]?.body.errors[0]?.message).toBe('Email ou mot de passe incorrect.')
})

test('a validation tells every message, and its field', () => {
  const error = new ValidationError({
    errors: [
      { path: 'numero', message: 'Le numéro est obligatoire' },
      { path: 'dateParution', message: 'La date de parution est obligatoire' },
    ],
  })

  expect(toErrorResponse(error)).toMatchObject({
    status: 400,
    body: {
      errors: [
        {
          code: 'validation',
          message: 'Le numéro est obligatoire. La date de parution est obligatoire',
          data: { errors: [{ path: 'numero' }, { path: 'dateParution' }] },
        },
      ],
    },
  })
})

test('a long text that its editor refuses is refused in French, once, where it stands', () => {
  const english = (node: string) => `${node} node failed to validate: The following fields are`
  const error = new ValidationError({
    errors: [
      { path: 'presentation', message: english('link') },
      { path: 'stages.0.texte', message: english('autolink') },
      { path: 'accroche', message: 'Ce champ est requis' },
    ],
  })
  const message = 'Ce texte contient un lien ou un élément qui n’est pas valable.'

  expect(toErrorResponse(error).body.errors).toEqual([
    {
      code: 'validation',
      name: 'ValidationError',
      message: 'Ce texte contient un lien ou un élément qui n’est pas valable. Ce champ est requis',
      data: {
        errors: [
          { path: 'presentation', message },
          { path: 'stages.0.texte', message },
          { path: 'accroche', message: 'Ce champ est requis' },
        ],
      },
    },
  ])
})

test('an unexpected error hides its details', () => {
  for (const error of [
    new Error('mot de passe en clair'),
    new APIError('secret', 500),
    'texte',
    undefined,
  ]) {
    expect(toErrorResponse(error)).toEqual({
      status: 500,
      body: {
        errors: [{ message: 'Une erreur inattendue est survenue.', code: 'internal-error' }],
      },
    })
  }
})
