import path from 'node:path'

import { fr } from '@payloadcms/translations/languages/fr'
import { buildConfig, type Payload } from 'payload'

import { accountsPlugin } from './features/accounts'
import { createArticlesPlugin, followInArticles, proposeForDocument } from './features/articles'
import { consentPlugin } from './features/consent'
import { imagesPlugin } from './features/images'
import { createLecturePlugin } from './features/lecture'
import { newsletterPlugin } from './features/newsletter'
import { createDatabaseAdapter } from './infrastructure/database/createDatabaseAdapter'
import { checkDatabase } from './infrastructure/database/prepareDatabase'
import { loadEditor } from './fields/editor/loadEditor'
import { cleanTexts } from './fields/typography/cleanText'
import { env } from './lib/env'
import { formatErrorResponse } from './lib/errors/formatErrorResponse'
import { tempDir } from './media/records/createTempFile'
import { disabledPayloadEndpoints } from './lib/http/disabledPayloadEndpoints'
import { cleanWrites } from './lib/payload/cleanWrites'
import { createJobsConfig } from './infrastructure/jobs/createJobsConfig'
import { rejectStaleChanges } from './infrastructure/locks/rejectStaleChanges'
import { log } from './lib/log'
import { createEmailAdapter } from './infrastructure/email'
import {
  followArticles,
  indexDocument,
  indexDocumentHook,
  recherchePlugin,
} from './features/recherche'
import { journalPlugin } from './features/journal'
import { regardsPlugin } from './features/regards'
import { scheduledPublicationPlugin } from './features/scheduledPublication'
import { pagesPlugin } from './features/pages'
import { statisticsPlugin } from './features/statistics'
import { deleteStoredFilesTask } from './media/records/storeFiles'
import { remakeSizesTask } from './media/sizes/remakeSizesTask'
import { restrictDocumentLocks } from './access/restrictDocumentLocks'
import { restrictPreferences } from './access/restrictPreferences'
import { hideInternalFields } from './admin/hideInternalFields'
import { translations } from './admin/i18n/translations'
import { redirectPlugin } from './media/records/redirectReplacedFiles'
import { storagePlugin } from './media/storage/storagePlugin'

const S3_UPLOAD_HANDLER = '@payloadcms/storage-s3/client#S3ClientUploadHandler'

export default configure()

/** Features that follow new pages of a PDF or new texts of them. */
async function followReading(payload: Payload, document: string): Promise<void> {
  await proposeForDocument(payload, document)
  await indexDocument(payload, document)
}

async function configure() {
  const config = await buildConfig({
    secret: env.secret,
    db: await createDatabaseAdapter(),
    email: await createEmailAdapter(),
    jobs: createJobsConfig([deleteStoredFilesTask, remakeSizesTask]),
    endpoints: disabledPayloadEndpoints,
    plugins: [
      scheduledPublicationPlugin,
      imagesPlugin,
      regardsPlugin,
      pagesPlugin,
      createLecturePlugin({
        onPages: followReading,
        afterCorrection: [followInArticles, indexDocumentHook],
      }),
      createArticlesPlugin(followArticles),
      recherchePlugin,
      statisticsPlugin,
      newsletterPlugin,
      consentPlugin,
      accountsPlugin,
      storagePlugin,
      redirectPlugin,
      journalPlugin,
    ],
    editor: await loadEditor(),
    logger: log,
    // Client errors are logged as information; server errors stay errors.
    loggingLevels: {
      APIError: 'info',
      AuthenticationError: 'info',
      Forbidden: 'info',
      Locked: 'info',
      LockedAuth: 'info',
      MissingFile: 'info',
      NotFound: 'info',
      QueryError: 'info',
      // Values that MongoDB cannot store or compare, bodies that are no JSON, and preferences without
      // a session; Payload's type lists other errors only.
      ...({ CastError: 'info', SyntaxError: 'info', UnauthorizedError: 'info' } as object),
      ValidationError: 'info',
    },
    hooks: { afterError: [formatErrorResponse] },
    onInit: checkDatabase,
    i18n: { supportedLanguages: { fr }, fallbackLanguage: 'fr', translations },
    admin: {
      avatar: 'default',
      dateFormat: 'dd/MM/yyyy HH:mm:ss',
      meta: {
        titleSuffix: ' · Regards',
        defaultOGImageType: 'off',
        icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }],
      },
      components: {
        providers: [
          '/admin/nav/NavWidth#NavWidth',
          '/admin/i18n/AccessibleNames#AccessibleNames',
          '/admin/session/SessionEnded#SessionEnded',
        ],
        graphics: { Icon: '/admin/brand/Star#Star', Logo: '/admin/brand/Logo#Logo' },
        beforeNavLinks: ['/admin/brand/SiteLink#SiteLink'],
        afterNavLinks: ['/admin/help/NavFoot#NavFoot'],
        views: { dashboard: { Component: '/admin/dashboard/Dashboard#Dashboard' } },
      },
      // Used with S3 only, but listed always: the import map is generated without S3, and a
      // component that is missing from it renders as nothing, together with its parents.
      dependencies: {
        [S3_UPLOAD_HANDLER]: { type: 'function', path: S3_UPLOAD_HANDLER },
      },
      importMap: {
        baseDir: path.join(env.cmsDir, 'src'),
        importMapFile: path.join(env.cmsDir, 'src', 'app/(payload)/admin/importMap.js'),
      },
    },
    graphQL: { disable: true },
    telemetry: false,
    upload: {
      useTempFiles: true,
      tempFileDir: tempDir,
      abortOnLimit: true,
      limits: { fileSize: env.maxUploadBytes },
      requestSizeLimit: env.maxUploadBytes + 1024 * 1024,
    },
    typescript: { outputFile: path.join(env.cmsDir, 'src', 'payload-types.ts') },
  })
  return cleanTexts(
    hideInternalFields(
      rejectStaleChanges(cleanWrites(restrictPreferences(restrictDocumentLocks(config)))),
    ),
  )
}
