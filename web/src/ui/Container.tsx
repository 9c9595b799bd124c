import styled from 'styled-components'
import styles from './Container.module.css'

/** The page's column: centred, with margins that grow with the viewport. */
export const Container = styled.div.attrs({ className: styles.container })``

/** The column of a short page: a message, or a state of loading. */
export const MessageFrame = styled(Container).attrs({ className: styles.messageFrame })``
