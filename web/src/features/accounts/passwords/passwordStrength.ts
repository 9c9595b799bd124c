import type { PasswordStrength } from '@regards/contract/schemas/accounts'
import { useEffect, useState } from 'react'
import { api } from '@web/lib/api/api'

/** Minimum length (specification, section 5); the server validates again. */
export const minPasswordLength = 6

/** Validates a new password. @returns the error message; undefined if valid */
export function validatePassword(value: string): string | undefined {
  if (!value) return 'Le mot de passe est requis'
  if (value.length < minPasswordLength) {
    return `Le mot de passe doit contenir au moins ${minPasswordLength} caractères.`
  }
  return undefined
}

/** Time without a key press before a password is judged. */
const pauseMs = 400

/**
 * Strength of a password that is being typed. Not a query: a password must not stay in the query
 * cache. Undefined while it is too short, and when the server does not tell: the form works without.
 */
export function usePasswordStrength(password: string): PasswordStrength | undefined {
  const [judged, setJudged] = useState<PasswordStrength>()
  const isToJudge = password.length >= minPasswordLength

  useEffect(() => {
    if (!isToJudge) return undefined
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(() => {
      api<PasswordStrength>('/users/password-strength', {
        method: 'POST',
        body: { password },
        signal,
      }).then(setJudged, () => {
        if (!signal.aborted) setJudged(undefined)
      })
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [isToJudge, password])

  return isToJudge ? judged : undefined
}
