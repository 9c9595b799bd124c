import type { PasswordStrength } from '@regards/contract/schemas/accounts'
import { usePasswordStrength } from './passwordStrength'
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
