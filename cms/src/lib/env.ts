import fs from 'node:fs'
import path from 'node:path'

import { z } from 'zod'

import { backupSettings, toBackupEnv } from './backupSettings'

/** Root of the workspace; relative settings (data, media) are resolved from it. */
const ROOT = process.env.REGARDS_ROOT ?? findRoot(process.cwd())

const MB = 1024 * 1024

const NOTICE_SECONDS = 5

const text = z.string().trim().min(1)
const booleanFlag = z
  .enum(['0', '1', 'true', 'false'])
  .transform((value) => value === '1' || value === 'true')
const integer = (min: number, max: number) => z.coerce.number().int().min(min).max(max)

const settings = z
  .object({
    NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
    HOST: text.default('0.0.0.0'),
    PORT: integer(0, 65_535).default(3000),
    SHUTDOWN_SECONDS: integer(0, 3_600).default(30),
    SHUTDOWN_NOTICE_SECONDS: integer(0, 600).optional(),
    SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
    TRUST_PROXY: integer(0, 10).default(0),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('info'),
    ACCESS_LOG: booleanFlag.default(false),
    METRICS_TOKEN: z
      .string()
      .regex(/^[\x21-\x7e]{16,}$/, 'doit compter au moins 16 caractères, sans espace ni accent')
      .optional(),
    DATA_DIR: text.default('data'),
    MEDIA_DIR: text.default('media'),
    DATABASE_URL: z
      .string()
      .regex(
        /^(mongodb(\+srv)?:\/\/|file:)/,
        'doit commencer par mongodb://, mongodb+srv:// ou file:',
      )
      .optional(),
    PAYLOAD_SECRET: z.string().min(32, 'doit compter au moins 32 caractères').optional(),
    S3_BUCKET: text.optional(),
    S3_ENDPOINT: z.url().optional(),
    S3_REGION: text.default('us-east-1'),
    S3_ACCESS_KEY_ID: text.optional(),
    S3_SECRET_ACCESS_KEY: text.optional(),
    S3_FORCE_PATH_STYLE: booleanFlag.default(false),
    ADMIN_EMAIL: z.email().optional(),
    ADMIN_PASSWORD: z.string().min(6, 'doit compter au moins 6 caractères').optional(),
    SECOND_FACTOR_REQUIRED: booleanFlag.optional(),
    DEMO: booleanFlag.default(true),
    MAX_UPLOAD_MB: integer(1, 5_000).default(200),
    STORAGE_QUOTA_MB: integer(1, 100_000_000).optional(),
    DISK_RESERVE_MB: integer(0, 100_000_000).default(100),
    PREPARE_READING: booleanFlag.default(true),
    COUNTER_LIMIT_PER_MINUTE: integer(1, 1_000_000).default(600),
    READ_LIMIT_PER_MINUTE: integer(1, 1_000_000).default(300),
    // YAML readers (Helm) make booleans of on and off.
    MAIL: z.stringbool({ truthy: ['on', 'true', '1'], falsy: ['off', 'false', '0'] }).default(true),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'doit commencer par smtp:// ou smtps://' })
      .optional(),
    MAIL_FROM: z.email().optional(),
    UNSUBSCRIBE_EMAIL: z.email().optional(),
    MAILS_PER_MINUTE: integer(1, 100_000).default(300),
    MAIL_RETRY_SECONDS: integer(1, 3_600).default(60),
    MEASUREMENT_URL: z.url({ protocol: /^https?$/ }).default('https://www.googletagmanager.com'),
    ...backupSettings,
  })
  .superRefine((value, context) => {
    const fault = (key: string, message: string) =>
      context.addIssue({ code: 'custom', path: [key], message })
    if (value.S3_BUCKET && !value.S3_ACCESS_KEY_ID)
      fault('S3_ACCESS_KEY_ID', 'requis avec S3_BUCKET')
    if (value.S3_BUCKET && !value.S3_SECRET_ACCESS_KEY) {
      fault('S3_SECRET_ACCESS_KEY', 'requis avec S3_BUCKET')
    }
    if (Boolean(value.ADMIN_EMAIL) !== Boolean(value.ADMIN_PASSWORD)) {
      fault('ADMIN_EMAIL', 'ADMIN_EMAIL et ADMIN_PASSWORD vont ensemble')
    }
    if (!isEmbedded(value) && !value.PAYLOAD_SECRET) {
      fault('PAYLOAD_SECRET', 'requis dès que DATABASE_URL (MongoDB) ou S3_BUCKET est défini')
    }
  })

/** All settings, parsed; nothing else reads process.env. */
export type Env = ReturnType<typeof parseEnv>

export type S3Settings = NonNullable<Env['s3']>

/**
 * Parses and validates the settings.
 * @param source environment variables, usually process.env; empty strings count as unset, and
 *   NAME_FILE names a file that contains NAME
 * @returns the settings
 * @throws {Error} one message in French that lists every fault, one per line
 */
export function parseEnv(source: Record<string, string | undefined>) {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = settings.safeParse({ ...readSecretFiles(present), ...present })
  if (!parsed.success) {
    const faults = parsed.error.issues.map(
      (issue) => `  - ${issue.path.join('.')} : ${issue.message}`,
    )
    throw new Error(`Réglages invalides (voir .env.example) :\n${faults.join('\n')}`)
  }
  const value = parsed.data
  const dataDir = path.resolve(ROOT, value.DATA_DIR)
  const isProductionBuild = source.NEXT_PHASE === 'phase-production-build'
  const embedded = isEmbedded(value)
  const siteUrl = (value.SITE_URL ?? `http://localhost:${value.PORT}`).replace(/(?<!\/)\/+$/, '')
  return {
    isDevelopment: value.NODE_ENV === 'development',
    /** SQLite and disk; a secret, a first administrator and demonstration issues are created. */
    isEmbedded: embedded,
    host: value.HOST,
    port: value.PORT,
    /** Maximum time for pending requests to finish on shutdown, in milliseconds. */
    shutdownMs: value.SHUTDOWN_SECONDS * 1_000,
    // An embedded site has no other process to take over: waiting is useless.
    /**
     * Time in milliseconds before shutdown in which requests are still accepted while the readiness
     * check fails, so that a load balancer removes this process.
     */
    shutdownNoticeMs: (value.SHUTDOWN_NOTICE_SECONDS ?? (embedded ? 0 : NOTICE_SECONDS)) * 1_000,
    siteUrl,
    /** Whether SITE_URL is set; otherwise `siteUrl` is derived from the port. */
    isSiteUrlSet: value.SITE_URL !== undefined,
    /** Number of reverse proxies whose X-Forwarded-For entries are trusted. */
    trustProxy: value.TRUST_PROXY,
    logLevel: value.LOG_LEVEL,
    /** Whether each request is one line of the log at level info; otherwise at level debug. */
    isAccessLogOn: value.ACCESS_LOG,
    /** Bearer token of GET /api/metrics; undefined when there are no metrics. */
    metricsToken: value.METRICS_TOKEN,
    dataDir,
    mediaDir: path.resolve(ROOT, value.MEDIA_DIR),
    webDir: path.join(ROOT, 'web', 'dist'),
    /** Folder of the cms workspace: its build, and its sources, to which Payload's commands write. */
    cmsDir: path.join(ROOT, 'cms'),
    database: {
      kind: isMongoUrl(value.DATABASE_URL) ? ('mongodb' as const) : ('sqlite' as const),
      url: value.DATABASE_URL ?? `file:${path.join(dataDir, 'regards.sqlite')}`,
    },
    get secret() {
      if (value.PAYLOAD_SECRET) return value.PAYLOAD_SECRET
      return isProductionBuild ? 'only-for-the-build' : getOrCreateSecret(dataDir)
    },
    /** Whether PAYLOAD_SECRET is set; otherwise `secret` is in the data folder. */
    isSecretSet: value.PAYLOAD_SECRET !== undefined,
    s3: value.S3_BUCKET
      ? {
          bucket: value.S3_BUCKET,
          region: value.S3_REGION,
          endpoint: value.S3_ENDPOINT,
          forcePathStyle: value.S3_FORCE_PATH_STYLE,
          credentials: {
            accessKeyId: value.S3_ACCESS_KEY_ID ?? '',
            secretAccessKey: value.S3_SECRET_ACCESS_KEY ?? '',
          },
        }
      : undefined,
    admin:
      value.ADMIN_EMAIL && value.ADMIN_PASSWORD
        ? { email: value.ADMIN_EMAIL, password: value.ADMIN_PASSWORD }
        : undefined,
    /** Whether administrateurs must set up a second factor before anything else. */
    isSecondFactorRequired: value.SECOND_FACTOR_REQUIRED ?? !embedded,
    demo: embedded && value.DEMO,
    maxUploadBytes: value.MAX_UPLOAD_MB * MB,
    /** Maximum total size of stored files; undefined for no limit. */
    storageQuotaBytes: value.STORAGE_QUOTA_MB && value.STORAGE_QUOTA_MB * MB,
    /** Disk space that uploads leave free, so that the database can still write. */
    diskReserveBytes: value.DISK_RESERVE_MB * MB,
    /** Whether a new PDF is prepared for reading online by itself. */
    preparesReading: value.PREPARE_READING,
    counterLimitPerMinute: value.COUNTER_LIMIT_PER_MINUTE,
    /** Reads of the API by visitors that no cache answers, per network. */
    readLimitPerMinute: value.READ_LIMIT_PER_MINUTE,
    /** URL of the SMTP server, with user name and password; undefined if there is none, or no e-mail may leave. */
    smtpUrl: value.MAIL ? value.SMTP_URL : undefined,
    /** Whether e-mails are off (MAIL=off): a copy of the site must not write to subscribers. */
    isMailOff: !value.MAIL,
    /** Whether each e-mail is written to a file of the data folder when there is no SMTP server. */
    writesEmailFiles: embedded || !value.MAIL,
    /** Mailbox for requests to unsubscribe, which a person handles. */
    unsubscribeEmail: value.UNSUBSCRIBE_EMAIL,
    /** Address of the From header of e-mails. */
    mailFrom: value.MAIL_FROM ?? `ne-pas-repondre@${getMailDomain(siteUrl)}`,
    /** Rate limit of a newsletter campaign, in e-mails per minute. */
    mailsPerMinute: value.MAILS_PER_MINUTE,
    /** Delay before the first retry after a temporary SMTP error; doubles each time. */
    mailRetrySeconds: value.MAIL_RETRY_SECONDS,
    /** Base URL of the analytics script, without a trailing slash. */
    measurementUrl: value.MEASUREMENT_URL.replace(/(?<!\/)\/+$/, ''),
    /** Daily backup, and the key and servers that its commands use too. */
    backup: toBackupEnv(value, ROOT),
  }
}

/**
 * Reads the settings that are in files: `PAYLOAD_SECRET_FILE` names the file with PAYLOAD_SECRET, and
 * so on, as the images of databases do for the secrets of Docker and Kubernetes.
 * @throws {Error} in French when there is no such file
 */
function readSecretFiles(source: Record<string, string | undefined>): Record<string, string> {
  const values: Record<string, string> = {}
  for (const name of Object.keys(settings.shape)) {
    const file = source[`${name}_FILE`]
    if (file === undefined) continue
    try {
      values[name] = fs.readFileSync(file, 'utf8').trim()
    } catch (error) {
      throw new Error(`Réglages invalides\u00a0: ${name}_FILE, ${(error as Error).message}`, {
        cause: error,
      })
    }
  }
  return values
}

function isMongoUrl(url: string | undefined): boolean {
  return url?.startsWith('mongodb') ?? false
}

function isEmbedded(value: { DATABASE_URL?: string | undefined; S3_BUCKET?: string | undefined }) {
  return !isMongoUrl(value.DATABASE_URL) && !value.S3_BUCKET
}

/** Domain of the default sender address; `localhost` if the host has no domain name. */
function getMailDomain(siteUrl: string): string {
  const host = new URL(siteUrl).hostname.replace(/^www\./, '')
  return /[a-z]$/.test(host) ? host : 'localhost'
}

/** Returns the embedded set-up's secret, created once, for its owner only (mode 0600). */
function getOrCreateSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret')
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    // 'wx' fails if the file exists: two processes that start together use the same secret.
    fs.writeFileSync(file, crypto.randomUUID() + crypto.randomUUID(), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return fs.readFileSync(file, 'utf8')
}

function findRoot(from: string): string {
  return fs.existsSync(path.join(from, 'web', 'package.json')) ? from : path.resolve(from, '..')
}

export const env = parseEnv(process.env)
