import { Button } from '../../../ui/Button'
import { DialogActions } from '../../../ui/Dialog'

type DialogButtonsProps = {
  /** Label of the button that submits. */
  action: string
  /** Its label while the change is sent. */
  busy: string
  isBusy: boolean
  onClose: () => void
}

/** The buttons of a form in a dialog: « Annuler », and the one that submits. */
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
