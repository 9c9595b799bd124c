'use client'

import { useField } from '@payloadcms/ui'

import { isFarAhead } from './isFarAhead'
import './FarDateWarning.css'

/** Shown below the publication date: warns about a date months ahead, such as a mistyped year. */
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
