import type { Bloc, Mot } from '../../../cms/src/features/lecture/types'
import { openPdf } from '../../../cms/src/features/lecture/processing/openPdf'
import { readProfile } from '../../../cms/src/features/lecture/processing/text/readProfile'
import { readText } from '../../../cms/src/features/lecture/processing/text/readText'

/** Text of a PDF as the online reading has it, page by page; a page that cannot be read is empty. */
export async function readPdfText(
  file: string,
): Promise<{ pages: { blocs: Bloc[]; mots: Mot[] }[] }> {
  const pdf = await openPdf(file)
  const { profile } = await readProfile(pdf)
  const pages = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    pages.push(await readText(page, profile))
  }
  return { pages }
}
