import { coverFormats, isCover } from './coverFormats'

export type FileName = 'pdf' | 'couverture'

const missingMessages: Record<FileName, string> = {
  pdf: 'Sélectionnez un fichier PDF',
  couverture: 'Sélectionnez une image de couverture',
}

const wrongTypeMessages: Record<FileName, string> = {
  pdf: 'Le fichier doit être un PDF',
  couverture: `La couverture doit être une image (${coverFormats})`,
}

/**
 * Checks that a file is present, of the right type and not empty; the server checks its content.
 * @returns the error message; undefined for a valid file
 */
export function validateFile(name: FileName, file: File | undefined): string | undefined {
  if (!file) return missingMessages[name]
  const isRight = name === 'pdf' ? isPdf(file) : isCover(file)
  if (!isRight) return wrongTypeMessages[name]
  return file.size === 0 ? 'Le fichier est vide' : undefined
}

/**
 * Validates the files dropped on or selected in a field: exactly one, of the right type.
 * @returns the file, or the error message
 */
export function acceptFile(name: FileName, files: File[]): { file: File } | { refusal: string } {
  const [file, ...others] = files
  if (others.length > 0) return { refusal: 'Choisissez un seul fichier' }
  const refusal = validateFile(name, file)
  return !file || refusal ? { refusal: refusal ?? missingMessages[name] } : { file }
}

function isPdf({ name }: File): boolean {
  return /\.pdf$/i.test(name)
}
