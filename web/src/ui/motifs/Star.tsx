import styles from './Star.module.css'

/** The site's logo, an eight-petalled star; decorative, hidden from screen readers. */
export function Star() {
  return (
    <svg className={styles.frame} viewBox="-10 -10 20 20" aria-hidden="true">
      <path d="M0.5 1 0.5 5 4.5 9 4.5 5ZM-0.5 1 -0.5 5 -4.5 9 -4.5 5ZM0.5 -1 0.5 -5 4.5 -9 4.5 -5ZM-0.5 -1 -0.5 -5 -4.5 -9 -4.5 -5Z" />
      <path
        className={styles.second}
        d="M1 0.5 5 0.5 9 4.5 5 4.5ZM-1 0.5 -5 0.5 -9 4.5 -5 4.5ZM1 -0.5 5 -0.5 9 -4.5 5 -4.5ZM-1 -0.5 -5 -0.5 -9 -4.5 -5 -4.5Z"
      />
    </svg>
  )
}
