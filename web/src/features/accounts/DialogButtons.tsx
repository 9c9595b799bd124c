import { Button } from '../../ui/Button'
import { DialogActions } from '../../ui/Dialog'

type DialogButtonsProps = {
  action: string
  busy: string
  isBusy: boolean
  onClose: () => void
}

export function DialogButtons({ action, busy, isBusy, onClose }: DialogButtonsProps) {
  return (
    <DialogActions>
      <Button type="button" $look="secondary" disabled={isBusy} onClick={onClose}>
        Annuler
      </Button>
      <Button type="submit" aria-disabled={isBusy}>
        {isBusy ? busy : action}
      </Button>
    </DialogActions>
  )
}
