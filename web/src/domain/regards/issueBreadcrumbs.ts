import { paths } from '../paths'

/** The page of the magazine, as a breadcrumb. */
export const regardsBreadcrumb = { name: 'Regards', path: paths.regards }

/** The pages above those of an issue: its reader, its text. */
export const issueBreadcrumbs = (numero: number) => [
  regardsBreadcrumb,
  { name: `Regards #${numero}`, path: paths.regard(numero) },
]
