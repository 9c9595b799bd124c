import { join } from 'node:path'
import { runCommand } from './commands'
import { repoRoot, toolPath } from './paths'
import type { Environment } from './processes'
import { getImageNode, productionEnv } from './product'
import type { S3Settings } from './s3'

/** Where a site's data are. */
export type SitePlace = {
  dataDir: string
  mediaDir: string
  databaseUrl?: string | null | undefined
  s3?: S3Settings | null | undefined
}

/** Settings of the commands of a site. */
export const toSettings = ({ dataDir, mediaDir, databaseUrl, s3 }: SitePlace): Environment => ({
  DATA_DIR: dataDir,
  MEDIA_DIR: mediaDir,
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  NODE_COMPILE_CACHE: toolPath('node-compile-cache'),
  ...(databaseUrl && s3 ? productionEnv(databaseUrl, s3) : {}),
})

/** The command line of a built command. */
export const toArguments = (name: string, ...words: string[]): string[] => [
  getImageNode(),
  join(repoRoot, 'cms/dist', `${name}.js`),
  ...words,
]

/** Returns functions that run the built commands for a site. */
export function commandsOf(place: SitePlace, settings: Environment = {}) {
  const run =
    (name: string) =>
    (...words: string[]) => {
      const [command = '', ...args] = toArguments(name, ...words)
      return runCommand(command, args, {
        timeoutMs: 120_000,
        cwd: repoRoot,
        env: { ...toSettings(place), ...settings },
      })
    }
  return {
    adminCreate: run('adminCreate'),
    backUp: run('backup'),
    issuesProcess: run('issuesProcess'),
    restore: run('restore'),
  }
}
