import type { PasswordStrength } from '@regards/contract/schemas/accounts'
import { useEffect, useState } from 'react'
import { api } from '@web/lib/api/api'
import styles from './PasswordMeter.module.css'

const levels = { faible: 1, correct: 2, fort: 3 } as const

const advice = {
  faible: 'Faible\u00a0: allongez-le, par exemple avec trois ou quatre mots sans rapport.',
  correct: 'Correct\u00a0: un ou deux mots de plus le rendraient fort.',
  fort: 'Fort.',
} as const

/** Strength of a new password, announced after each pause in typing. Information only. */
export function PasswordMeter({ password }: { password: string }) {
  const judged = usePasswordStrength(password)
  return (
    // Rendered before the text: a live region must exist before it changes.
    <div className={styles.region} aria-live="polite">
      {judged && <Judgement {...judged} />}
    </div>
  )
}

function Judgement({ strength, isCommon }: PasswordStrength) {
  return (
    <>
      <div
        className={styles.bar}
        role="meter"
        aria-label="Solidité du mot de passe"
        aria-valuemin={0}
        aria-valuemax={3}
        aria-valuenow={levels[strength]}
        aria-valuetext={strength}
      />
      <p>{isCommon ? 'Parmi les plus courants\u00a0: il sera refusé.' : advice[strength]}</p>
    </>
  )
}

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
function usePasswordStrength(password: string): PasswordStrength | undefined {
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
