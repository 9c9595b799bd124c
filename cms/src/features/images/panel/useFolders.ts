'use client'

import { useApi } from '../../../lib/panel/useApi'

/** Reads the names of the folders of images; none while the site does not answer. */
export const useFolders = (): string[] =>
  useApi<{ dossiers: string[] }>('/api/images/dossiers').answer?.dossiers ?? []
