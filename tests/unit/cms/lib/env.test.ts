import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseEnv } from '../../../../cms/src/lib/env'
import { makeTempDir } from '../../../support/paths'

const production = {
  DATABASE_URL: 'mongodb://127.0.0.1/regards',
  PAYLOAD_SECRET: 'x'.repeat(32),
  S3_BUCKET: 'regards',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
}

describe('without a setting', () => {
  test('the set-up is the embedded one', () => {
    const env = parseEnv({})

    expect(env).toMatchObject({
      isEmbedded: true,
      isSecondFactorRequired: false,
      demo: true,
      port: 3000,
      siteUrl: 'http://localhost:3000',
      s3: undefined,
      maxUploadBytes: 200 * 1024 * 1024,
      measurementUrl: 'https://www.googletagmanager.com',
    })
    expect(env.database).toMatchObject({
      kind: 'sqlite',
      url: expect.stringMatching(/^file:.*data\/regards\.sqlite$/) as string,
    })
  })

  test('the embedded set-up stops without notice, and finishes requests for half a minute', () => {
    expect(parseEnv({})).toMatchObject({ shutdownNoticeMs: 0, shutdownMs: 30_000 })
  })

  test('an empty value counts as unset', () => {
    expect(parseEnv({ PORT: '', S3_BUCKET: '', ADMIN_EMAIL: '' })).toMatchObject({
      port: 3000,
      isEmbedded: true,
    })
  })
})

describe('in production', () => {
  test('any other set-up announces the shutdown for five seconds, then finishes requests', () => {
    expect(parseEnv(production)).toMatchObject({ shutdownNoticeMs: 5_000, shutdownMs: 30_000 })
  })

  test('administrateurs need a second factor, unless a setting says otherwise', () => {
    expect(parseEnv(production).isSecondFactorRequired).toBe(true)
    expect(parseEnv({ ...production, SECOND_FACTOR_REQUIRED: 'false' })).toMatchObject({
      isSecondFactorRequired: false,
    })
    expect(parseEnv({ SECOND_FACTOR_REQUIRED: 'true' }).isSecondFactorRequired).toBe(true)
  })

  test('nothing is seeded, and the given secret is used', () => {
    const env = parseEnv({ ...production, DEMO: '1' })

    expect(env).toMatchObject({ isEmbedded: false, demo: false, secret: production.PAYLOAD_SECRET })
    expect(env.database).toEqual({ kind: 'mongodb', url: production.DATABASE_URL })
    expect(env.s3).toMatchObject({ bucket: 'regards', credentials: { accessKeyId: 'key' } })
  })

  test.each(['PAYLOAD_SECRET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])(
    '%s may not be missing',
    (name) => {
      expect(() => parseEnv({ ...production, [name]: undefined })).toThrow(`- ${name} :`)
    },
  )

  test('a bucket alone is production too, and wants a secret', () => {
    expect(() =>
      parseEnv({ ...production, DATABASE_URL: undefined, PAYLOAD_SECRET: undefined }),
    ).toThrow('- PAYLOAD_SECRET :')
  })
})

test('every fault is named at once', () => {
  const faulty = () =>
    parseEnv({
      PORT: '70000',
      MAX_UPLOAD_MB: '0',
      DATABASE_URL: 'postgres://x',
      SITE_URL: 'ftp://x',
      ADMIN_PASSWORD: '12345',
    })

  for (const name of ['PORT', 'MAX_UPLOAD_MB', 'DATABASE_URL', 'SITE_URL', 'ADMIN_PASSWORD']) {
    expect(faulty).toThrow(`- ${name} :`)
  }
})

test('an administrator’s address and password go together', () => {
  expect(() => parseEnv({ ADMIN_EMAIL: 'a@b.fr' })).toThrow(
    'ADMIN_EMAIL et ADMIN_PASSWORD vont ensemble',
  )
  expect(parseEnv({ ADMIN_EMAIL: 'a@b.fr', ADMIN_PASSWORD: 'cabrette' }).admin?.email).toBe(
    'a@b.fr',
  )
})

test('the address of the site has no slash at its end', () => {
  expect(parseEnv({ SITE_URL: 'https://www.example.org/' }).siteUrl).toBe('https://www.example.org')
})

describe('mails', () => {
  test.each([
    ['https://www.example.org', 'ne-pas-repondre@example.org'],
    ['https://regards.example.org', 'ne-pas-repondre@regards.example.org'],
    ['http://localhost:3000', 'ne-pas-repondre@localhost'],
    ['http://192.0.2.1', 'ne-pas-repondre@localhost'],
  ])('of %s come from %s', (siteUrl, address) => {
    expect(parseEnv({ SITE_URL: siteUrl }).mailFrom).toBe(address)
  })

  test('come from the address that is given', () => {
    expect(parseEnv({ MAIL_FROM: 'regards@example.org' }).mailFrom).toBe('regards@example.org')
  })

  test('do not leave with MAIL=off, whatever SMTP_URL says', () => {
    const copy = { SMTP_URL: 'smtp://x.test', MAIL: 'off' }
    expect(parseEnv(copy)).toMatchObject({ smtpUrl: undefined, writesEmailFiles: true })
    // What Helm makes of `MAIL: off`.
    expect(parseEnv({ ...copy, MAIL: 'false' }).isMailOff).toBe(true)
    expect(parseEnv({ ...copy, MAIL: 'on' })).toMatchObject({ smtpUrl: 'smtp://x.test' })
    expect(() => parseEnv({ MAIL: 'of' })).toThrow('- MAIL :')
  })

  test('an invalid address or server is a fault', () => {
    const faulty = () =>
      parseEnv({ SMTP_URL: 'https://x.test', MAIL_FROM: 'personne', MAILS_PER_MINUTE: '0' })

    for (const name of ['SMTP_URL', 'MAIL_FROM', 'MAILS_PER_MINUTE'])
      expect(faulty).toThrow(`- ${name} :`)
  })
})

describe('a setting in a file that NAME_FILE names', () => {
  const folder = makeTempDir('env')
  const file = join(folder, 'secret')

  test('is read from the file, unless the setting itself is set', () => {
    writeFileSync(file, `${'f'.repeat(32)}\n`)
    const { PAYLOAD_SECRET, ...others } = production
    const inFile = { ...others, PAYLOAD_SECRET_FILE: file }

    expect(parseEnv(inFile).secret).toBe('f'.repeat(32))
    expect(parseEnv({ ...inFile, PAYLOAD_SECRET }).secret).toBe(PAYLOAD_SECRET)
  })

  test('is refused when there is no such file', () => {
    expect(() => parseEnv({ PAYLOAD_SECRET_FILE: '/run/none' })).toThrow(
      /PAYLOAD_SECRET_FILE.*ENOENT/,
    )
  })
})
