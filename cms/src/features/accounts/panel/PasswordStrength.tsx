'use client'

import { useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import type { PasswordStrength as Judgement } from '@regards/contract/schemas/accounts'
import { requestApi } from '../../../lib/panel/requestApi'
import './PasswordStrength.css'

const LEVELS = { faible: 1, correct: 2, fort: 3 }

const ADVICE = {
  faible: 'Faible\u00a0: allongez-le, par exemple avec trois ou quatre mots sans rapport.',
  correct: 'Correct\u00a0: un ou deux mots de plus le rendraient fort.',
  fort: 'Fort.',
}

/** Time without a key press before a password is judged. */
const PAUSE_MS = 400

/** Shorter passwords are refused: see assertStrongPassword. */
const MIN_LENGTH = 6

/** Strength of a new password in an account's form, while it is being typed. */
export function PasswordStrength() {
  const password = useFormFields(([fields]) => fields.password?.value)
  const judged = useStrength(typeof password === 'string' ? password : '')
  return (
    <div className="password-strength" aria-live="polite">
      {judged && (
        <>
          <div
            className={`password-strength__bar password-strength__bar--${judged.strength}`}
            role="meter"
            aria-label="Solidité du mot de passe"
            aria-valuemin={0}
            aria-valuemax={3}
            aria-valuenow={LEVELS[judged.strength]}
            aria-valuetext={judged.strength}
          />
          {judged.isCommon
            ? 'Parmi les plus courants\u00a0: il sera refusé.'
            : ADVICE[judged.strength]}
        </>
      )}
    </div>
  )
}

/** @returns undefined while nothing is to be said, or nothing is known */
function useStrength(password: string): Judgement | undefined {
  const [judged, setJudged] = useState<Judgement>()
  const isToJudge = password.length >= MIN_LENGTH

  useEffect(() => {
    if (!isToJudge) return undefined
    const controller = new AbortController()
    const timer = setTimeout(() => {
      const { signal } = controller
      const request = { method: 'POST', json: { password }, signal } as const
      // Without an answer the form works too.
      void requestApi<Judgement>('/api/users/password-strength', request).then(({ answer }) => {
        if (!signal.aborted) setJudged(answer)
      })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [isToJudge, password])

  return isToJudge ? judged : undefined
}
