import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { numeroQuery, formatNumeroTaken } from '../queries/numeroQueries'

/** Debounce delay, in milliseconds: longer than the pause between two digits. */
const debounceMs = 300

/**
 * Error message when another issue has the typed number; undefined when it is free or the check
 * failed.
 */
export function useNumeroTakenError(typed: string): string | undefined {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), debounceMs)
    return () => clearTimeout(timer)
  }, [typed])

  const numero = Number(settled)
  const isNumero = Number.isSafeInteger(numero) && numero >= 1
  const { data: regard } = useQuery({ ...numeroQuery(numero), enabled: isNumero })
  return isNumero && regard && typed === settled ? formatNumeroTaken(numero) : undefined
}
