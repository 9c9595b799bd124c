import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { createTransport } from '../../../../../cms/src/infrastructure/email/createTransport'
import { formatAddress } from '../../../../../cms/src/infrastructure/email/renderEmail'
import { makeTempDir } from '../../../../support/paths'
import { startSmtp, type Smtp } from '../../../../support/smtp'

const mail = {
  from: formatAddress('Fédération, "arts" et danses', 'ne-pas-repondre@site.test'),
  to: 'lectrice@exemple.test',
  subject: 'Le numéro 12',
  text: 'Bonjour\n',
  html: '<p>Bonjour</p>',
}

const open: { close(): void }[] = []
const servers: Smtp[] = []
afterEach(async () => {
  for (const transport of open.splice(0)) transport.close()
  for (const smtp of servers.splice(0)) await smtp.stop()
})

const start = async (
  security: Parameters<typeof startSmtp>[0] = {},
  toUrl = (url: string) => url,
) => {
  const smtp = await startSmtp(security)
  servers.push(smtp)
  const transport = createTransport({
    smtpUrl: toUrl(smtp.url),
    writesEmailFiles: false,
    dataDir: '',
  })
  open.push(transport)
  return { smtp, transport }
}

test('a mail arrives at the server of the settings, whatever signs a name has', async () => {
  const { smtp, transport } = await start()

  await transport.sendMail(mail)

  const received = await (await smtp.waitForMail(() => true)).parse()
  expect(received.from).toMatchObject({
    name: 'Fédération, "arts" et danses',
    address: 'ne-pas-repondre@site.test',
  })
  expect(received.subject).toBe('Le numéro 12')
  expect(received.text?.trim()).toBe('Bonjour')
  expect(received.html).toContain('<p>Bonjour</p>')
})

test('many mails share few connections', async () => {
  const { smtp, transport } = await start()

  await Promise.all(Array.from({ length: 40 }, () => transport.sendMail(mail)))

  expect(smtp.mails).toHaveLength(40)
  expect(smtp.connections()).toBeLessThanOrEqual(5)
})

test('a refusal of the server has its code, at the recipient and at the end', async () => {
  const { smtp, transport } = await start()
  smtp.rejectRecipients((recipient) =>
    recipient.startsWith('plein')
      ? { code: 452, message: 'Mailbox full', when: 'body' }
      : { code: 550, message: 'No such user' },
  )

  await expect(transport.sendMail(mail)).rejects.toMatchObject({ responseCode: 550 })
  await expect(transport.sendMail({ ...mail, to: 'plein@exemple.test' })).rejects.toMatchObject({
    responseCode: 452,
  })
  expect(smtp.mails).toEqual([])
})

test('a server that was away fails every mail, and takes them once it is back', async () => {
  const { smtp, transport } = await start()
  await smtp.close()
  const send = () => Promise.allSettled(Array.from({ length: 20 }, () => transport.sendMail(mail)))

  const failed = await send()
  await smtp.open()
  const sent = await send()

  expect(failed.every(({ status }) => status === 'rejected')).toBe(true)
  expect(sent.every(({ status }) => status === 'fulfilled')).toBe(true)
  expect(smtp.mails).toHaveLength(20)
})

test('without a server, the embedded set-up keeps each mail whole in a file of its owner', async () => {
  const dataDir = makeTempDir('mails')
  const transport = createTransport({ smtpUrl: undefined, writesEmailFiles: true, dataDir })

  await transport.sendMail(mail)

  const [file = '', ...others] = readdirSync(join(dataDir, 'mails'))
  expect(others).toEqual([])
  expect(file).toMatch(/^\d{4}-\d\d-\d\dT.*-[0-9a-f]{8}\.eml$/)
  const source = readFileSync(join(dataDir, 'mails', file), 'utf8')
  expect(source).toMatch(/^To: lectrice@exemple\.test\r$/m)
  expect(source).toContain('<p>Bonjour</p>')
  expect(statSync(join(dataDir, 'mails', file)).mode & 0o777).toBe(0o600)
})

test('without a server, production fails each mail and says why', async () => {
  const transport = createTransport({ smtpUrl: undefined, writesEmailFiles: false, dataDir: '' })

  await expect(transport.sendMail(mail)).rejects.toMatchObject({
    code: 'mail-unavailable',
    status: 503,
  })
})

describe.each(['implicit', 'starttls'] as const)('TLS (%s) and an account', (tls) => {
  const account = { user: 'lettre@site.test', password: 'p@sse/mot' }
  const toUrl =
    (password: string, query = '') =>
    (url: string) =>
      url.replace('://', `://lettre%40site.test:${encodeURIComponent(password)}@`) + query
  /** No client trusts the test server's certificate. */
  const TRUSTING = '/?tls.rejectUnauthorized=false'

  test('a mail arrives over TLS, sent by the account of the settings', async () => {
    const { smtp, transport } = await start({ tls, account }, toUrl(account.password, TRUSTING))
    await transport.sendMail(mail)
    expect(smtp.mails.map(({ to }) => to)).toEqual([['lectrice@exemple.test']])
  })

  test('a wrong password is an error with the code of the server', async () => {
    const { smtp, transport } = await start({ tls, account }, toUrl('faux', TRUSTING))
    await expect(transport.sendMail(mail)).rejects.toMatchObject({
      code: 'EAUTH',
      responseCode: 535,
    })
    expect(smtp.mails).toEqual([])
  })

  test('a server with an untrusted certificate gets neither password nor e-mail', async () => {
    const { smtp, transport } = await start({ tls, account }, toUrl(account.password))
    await expect(transport.sendMail(mail)).rejects.toThrow(/certificate/)
    expect(smtp.mails).toEqual([])
  })
})
