import { Icon } from './Icon'

export function DownloadIcon() {
  return (
    <Icon>
      <path d="M12 4v11m-5-5 5 5 5-5M5 20h14" />
    </Icon>
  )
}
