import styles from './NewBadge.module.css'

/** Marks the newest issue. */
export const NewBadge = () => <p className={styles.badge}>NOUVEAU</p>
