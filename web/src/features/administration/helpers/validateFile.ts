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

/** What can be told of a file from outside; the server looks inside. Undefined: nothing wrong. */
export function validateFile(name: FileName, file: File | undefined): string | undefined {
  if (!file) return missingMessages[name]
  const isRight = name === 'pdf' ? isPdf(file) : isCover(file)
  if (!isRight) return wrongTypeMessages[name]
  return file.size === 0 ? 'Le fichier est vide' : undefined
}

/**
 * What a person offers for a field: exactly one file, of the right kind.
 * @returns the file, or why it is refused
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
