'use client'

import { useField } from '@payloadcms/ui'

import { isFarAhead } from './isFarAhead'
import './FarDateWarning.css'

/** Below the publication date: says what a date months ahead does, as a wrong year would. */
export function FarDateWarning({ path }: { path: string }) {
  const { value } = useField<string | undefined>({ path })

  return (
    <p className="far-date-warning" role="status">
      {value &&
        isFarAhead(value) &&
        'Cette date est dans plus d’un mois. Une fois enregistré, le numéro paraît tout de suite sur le site, en tête des numéros et marqué «\u00a0NOUVEAU\u00a0». Vérifiez le mois et l’année.'}
    </p>
  )
}
