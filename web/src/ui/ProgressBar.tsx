import styles from './ProgressBar.module.css'

type ProgressBarProps = {
  /** The current step, in a few words. */
  label: string
  /** From 0 to 100. */
  percentage: number
}

/** Progress of a long task. Screen readers do not announce its changes. */
export function ProgressBar({ label, percentage }: ProgressBarProps) {
  const rounded = Math.round(percentage)
  return (
    <div className={styles.frame}>
      <div className={styles.caption}>
        <span>{label}</span>
        <span className={styles.figure} aria-hidden="true">
          {rounded}&nbsp;%
        </span>
      </div>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={rounded}
      >
        <div className={styles.fill} style={{ transform: `scaleX(${percentage / 100})` }} />
      </div>
    </div>
  )
}
