import { useId } from 'react'
import { joinClasses } from './createBlock'
import styles from './Checkbox.module.css'

type CheckboxProps = {
  label: string
  hint: string
  isChecked: boolean
  /** Missing for a choice that cannot be changed. */
  onChange?: ((isChecked: boolean) => void) | undefined
  className?: string
}

/** A checkbox with its explanation below. */
export function Checkbox({ label, hint, isChecked, onChange, className }: CheckboxProps) {
  const id = useId()
  return (
    <div className={joinClasses(styles.frame, className)}>
      <label>
        <input
          type="checkbox"
          checked={isChecked}
          disabled={!onChange}
          aria-describedby={id}
          onChange={({ target }) => onChange?.(target.checked)}
        />
        {label}
      </label>
      <p id={id}>{hint}</p>
    </div>
  )
}
