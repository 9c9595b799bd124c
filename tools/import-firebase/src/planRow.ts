import { checkFiles } from './checkFiles'
import { regardIdOf } from './importKeys'
import { hasFiles, type Site } from './readSite'
import type { Fault, Plan, Row } from './types'

/** Decides about a validated row; one that was imported is recognized without files. */
export async function planRow(row: Row, site: Site, filesDir: string): Promise<Plan> {
  const { key, numero, dateParution, pdf, couverture, counts } = row
  const isSound = row.faults.length === 0
  const imported = site.byId.get(regardIdOf(key))
  if (isSound && imported && imported.numero === numero) {
    if (imported.isInTrash) row.notes.push('dans la corbeille')
    return { state: 'known', row, regard: imported.id }
  }
  // The files of an invalid row are checked too, so that all faults are reported at once.
  const files = pdf && couverture ? await checkFiles(filesDir, { pdf, couverture }) : undefined
  if (files && 'faults' in files) return faulty(row, ...files.faults)
  if (!isSound || !files || !numero || !dateParution || !counts) return faulty(row)

  const present = imported ?? site.byNumero.get(numero)
  if (!present) {
    return { state: 'new', row, issue: { key, numero, dateParution, ...files, counts } }
  }
  if (await hasFiles(present, files)) {
    row.notes.push(
      present.numero === numero
        ? 'publié sur le site avec les mêmes fichiers'
        : `sur le site sous le numéro ${present.numero}`,
    )
    return { state: 'known', row, regard: imported?.id }
  }
  return faulty(
    row,
    imported
      ? {
          code: 'key-taken',
          message: `cette clé est déjà importée, sous le numéro ${imported.numero} et avec d’autres fichiers`,
        }
      : {
          code: 'numero-taken',
          message: `le site a déjà un numéro ${numero}, avec d’autres fichiers`,
        },
  )
}

function faulty(row: Row, ...faults: Fault[]): Plan {
  row.faults.push(...faults)
  return { state: 'faulty', row }
}
