import path from 'node:path'
import { parseArgs } from 'node:util'

export interface Options {
  /** JSON export of the Firebase realtime database. */
  exportFile: string
  /** Folder with the files downloaded from the old bucket. */
  filesDir: string
  /** Only check; write nothing. */
  isDryRun: boolean
  /** Import the valid rows even if others are invalid. */
  isContinued: boolean
}

export type CommandLine = { options: Options } | { help: true } | { fault: string }

export const USAGE = `Usage : npm run import:firebase -- export.json --files DOSSIER [--dry-run] [--continue]

Importe les numéros de Regards de l’ancien site : l’export JSON de la base Firebase (nœud « regards »)
et le dossier où ses fichiers ont été téléchargés. Tout est vérifié avant que rien ne soit écrit.
La commande peut être relancée : ce qui est déjà importé n’est pas importé une seconde fois.

  --files DOSSIER  le contenu téléchargé de l’espace de stockage (DOSSIER/regards/…)
  --dry-run        vérifier seulement, ne rien écrire
  --continue       importer les numéros sans erreur même si d’autres en ont
  -h, --help       afficher cette aide

Code de sortie : 0 tout est importé ou déjà là, 1 des erreurs, 2 mauvais appel, 130 interrompu.
Mode d’emploi complet : docs/import-firebase.md
`

/** Parses the arguments of the command line. @param cwd base of relative paths */
export function readCommandLine(args: string[], cwd: string): CommandLine {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        files: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        continue: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    if (values.help) return { help: true }
    const [exportFile, ...others] = positionals
    if (!exportFile) return { fault: 'Il manque le fichier de l’export.' }
    if (!values.files) return { fault: 'Il manque --files et son dossier.' }
    if (others[0] !== undefined) return { fault: `Argument en trop : ${others[0]}` }
    return {
      options: {
        exportFile: path.resolve(cwd, exportFile),
        filesDir: path.resolve(cwd, values.files),
        isDryRun: values['dry-run'],
        isContinued: values.continue,
      },
    }
  } catch (error) {
    // parseArgs reports errors in English; only the option's name is extracted.
    const option = /'(-[^\s']+)/.exec((error as Error).message)?.[1]
    return { fault: option ? `Option inconnue ou incomplète : ${option}` : 'Appel incompris.' }
  }
}

/** Base of the user's relative paths: npm changes the working directory to the project's root. */
export function callersFolder(): string {
  const { npm_lifecycle_event: script, INIT_CWD: callers } = process.env
  return script === 'import:firebase' && callers ? callers : process.cwd()
}
