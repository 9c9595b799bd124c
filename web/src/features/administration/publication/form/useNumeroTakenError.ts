import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { numeroQuery, formatNumeroTaken } from '../publisher/numeroQueries'

/** Debounce delay, in milliseconds: longer than the pause between two digits. */
const debounceMs = 300

/**
 * Error message when another issue has the typed number; undefined when it is free or the check
 * failed.
 * @param ownPdf id of the PDF of the issue in the form: the issue with it is no other one
 */
export function useNumeroTakenError(typed: string, ownPdf: string | undefined): string | undefined {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), debounceMs)
    return () => clearTimeout(timer)
  }, [typed])

  const numero = Number(settled)
  const isNumero = Number.isSafeInteger(numero) && numero >= 1
  const { data: regard } = useQuery({ ...numeroQuery(numero), enabled: isNumero })
  const isTaken = regard && (ownPdf === undefined || regard.pdf !== ownPdf)
  return isNumero && isTaken && typed === settled ? formatNumeroTaken(numero) : undefined
}
