import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { numeroQuery, formatNumeroTaken } from '../queries/numeroQueries'

/** Nobody types a digit this long after the one before. */
const debounceMs = 300

/** Says, while a number is typed, that another issue has it; undefined when none is known to. */
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
