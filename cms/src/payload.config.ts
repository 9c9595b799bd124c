import path from 'node:path'

import { fr } from '@payloadcms/translations/languages/fr'
import { buildConfig } from 'payload'
import sharp from 'sharp'

import { Abonnes } from './collections/Abonnes'
import { Annonces } from './collections/Annonces'
import { Compteurs } from './collections/Compteurs'
import { Consentements } from './collections/Consentements'
import { Documents } from './collections/Documents'
import { Envois } from './collections/Envois'
import { Frequentation } from './collections/Frequentation'
import { Images } from './collections/Images'
import { Refus } from './collections/Refus'
import { Regards } from './collections/Regards'
import { Users } from './collections/Users'
import { consentEndpoint } from './consent'
import { databaseAdapter } from './database'
import { loadEditor } from './editor/loadEditor'
import { env } from './env'
import { afterError } from './errors/afterError'
import { temporaryDir } from './files/temporaryFile'
import { globals } from './globals'
import { closedEndpoints } from './http/closedEndpoints'
import { jobs } from './jobs'
import { log } from './log'
import { mailAdapter } from './mails'
import { newsletterEndpoints } from './newsletter/endpoints'
import { restrictDocumentLocks } from './panel/restrictDocumentLocks'
import { translations } from './panel/translations'
import { storagePlugin } from './storage/payloadPlugin'

const S3_UPLOAD_HANDLER = '@payloadcms/storage-s3/client#S3ClientUploadHandler'

export default configure()

async function configure() {
  const config = await buildConfig({
    secret: env.secret,
    db: await databaseAdapter(),
    collections: [
      Regards,
      Documents,
      Images,
      Compteurs,
      Frequentation,
      Abonnes,
      Refus,
      Annonces,
      Envois,
      Consentements,
      Users,
    ],
    globals,
    email: await mailAdapter(),
    jobs,
    endpoints: [...newsletterEndpoints, consentEndpoint, ...closedEndpoints],
    plugins: [storagePlugin],
    editor: await loadEditor(),
    sharp,
    logger: log,
    // What a client does wrong is for information; what goes wrong here stays an error.
    loggingLevels: {
      APIError: 'info',
      AuthenticationError: 'info',
      Forbidden: 'info',
      LockedAuth: 'info',
      MissingFile: 'info',
      NotFound: 'info',
      QueryError: 'info',
      ValidationError: 'info',
    },
    hooks: { afterError: [afterError] },
    i18n: { supportedLanguages: { fr }, fallbackLanguage: 'fr', translations },
    admin: {
      user: Users.slug,
      avatar: 'default',
      dateFormat: 'dd/MM/yyyy HH:mm:ss',
      meta: { titleSuffix: ' · Regards', defaultOGImageType: 'off' },
      components: {
        providers: ['/panel/names/ControlNames#ControlNames'],
        beforeDashboard: ['/dashboard/Checklist#Checklist', '/audience/panel/Audience#Audience'],
      },
      // Part of the panel on S3 only, but of one import map: it is generated where there is no S3,
      // and what a map lacks is rendered as nothing, together with all that it surrounds.
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
      tempFileDir: temporaryDir,
      abortOnLimit: true,
      limits: { fileSize: env.maxUploadBytes },
      requestSizeLimit: env.maxUploadBytes + 1024 * 1024,
    },
    typescript: { outputFile: path.join(env.cmsDir, 'src', 'payload-types.ts') },
  })
  return restrictDocumentLocks(config)
}
