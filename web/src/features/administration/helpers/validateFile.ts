export type FileName = 'pdf' | 'couverture'

const missing: Record<FileName, string> = {
  pdf: 'Sélectionnez un fichier PDF',
  couverture: 'Sélectionnez une image de couverture',
}

const wrong: Record<FileName, string> = {
  pdf: 'Le fichier doit être un PDF',
  couverture: 'La couverture doit être une image',
}

/** What can be told of a file from outside; the server looks inside. Undefined: nothing wrong. */
export function validateFile(name: FileName, file: File | undefined): string | undefined {
  if (!file) return missing[name]
  if (file.size === 0) return 'Le fichier est vide'
  const isRight = name === 'pdf' ? /\.pdf$/i.test(file.name) : file.type.startsWith('image/')
  return isRight ? undefined : wrong[name]
}
