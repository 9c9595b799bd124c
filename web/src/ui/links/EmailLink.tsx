import { TextLink } from './TextLink'
import styles from './EmailLink.module.css'

/** A mailto link that stays on one line. */
export function EmailLink({ email }: { email: string }) {
  return (
    <div className={styles.frame} style={{ '--letters': email.length }}>
      <TextLink href={`mailto:${email}`}>{email}</TextLink>
    </div>
  )
}
