import type { PasswordStrength } from '@regards/contract/schemas/accounts'
import styled from 'styled-components'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { usePasswordStrength } from './passwordStrength'

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
    <Region aria-live="polite">{judged && <Judgement {...judged} />}</Region>
  )
}

function Judgement({ strength, isCommon }: PasswordStrength) {
  return (
    <>
      <Bar
        role="meter"
        aria-label="Solidité du mot de passe"
        aria-valuemin={0}
        aria-valuemax={3}
        aria-valuenow={levels[strength]}
        aria-valuetext={strength}
        $level={levels[strength]}
      />
      <p>{isCommon ? 'Parmi les plus courants\u00a0: il sera refusé.' : advice[strength]}</p>
    </>
  )
}

const Region = styled.div`
  margin-top: ${theme.space.xs};
  font-size: ${theme.fontSizes.small};

  &:empty {
    margin: 0;
  }
`

const barColors = [
  theme.colors.line,
  theme.colors.accentText,
  theme.colors.ochre,
  theme.colors.success,
]

const Bar = styled.div<{ $level: 1 | 2 | 3 }>`
  height: 0.5rem;
  margin-bottom: ${theme.space.xxs};
  border: 1px solid ${theme.colors.field};
  border-radius: ${theme.radii.pill};
  background: linear-gradient(
    to right,
    ${({ $level }) => barColors[$level]} ${({ $level }) => ($level * 100) / 3}%, transparent 0
  );

  ${media.forcedColors} {
    /* Without its background it would look empty; the words below carry the same information. */
    display: none;
  }
`
