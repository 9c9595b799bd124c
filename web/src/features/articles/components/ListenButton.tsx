import type { Ref } from 'react'
import { Icon } from '@web/ui/icons/Icon'
import { ToolbarButton } from '@web/ui/ToolbarButton'
import styles from './ListenButton.module.css'

type ListenButtonProps = { ref: Ref<HTMLButtonElement>; isOn: boolean; onClick: () => void }

/** Last in its row, so that nothing moves when it comes: the voices are known late. */
export function ListenButton({ ref, isOn, onClick }: ListenButtonProps) {
  return (
    <ToolbarButton className={styles.frame} ref={ref} aria-pressed={isOn} onClick={onClick}>
      <Icon>
        <path d="M4 14v-2a8 8 0 0 1 16 0v2M4 14h3v6H5a1 1 0 0 1-1-1v-5Zm16 0h-3v6h2a1 1 0 0 0 1-1v-5Z" />
      </Icon>
      Écouter
    </ToolbarButton>
  )
}
