import { createBlock } from '@web/ui/createBlock'
import styles from './SearchLayout.module.css'

/** Results, and beside them on wide screens the filters. */
export const SearchLayout = createBlock('div', styles.searchLayout)

/** Before the results in the order of reading. */
export const SearchAside = createBlock('div', styles.searchAside)
