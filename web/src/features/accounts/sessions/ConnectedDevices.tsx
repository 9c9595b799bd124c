import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { toFrenchMessage } from '@web/lib/api/errors'
import { logError } from '@web/lib/browser/logError'
import { Button } from '@web/ui/Button'
import { LoadError, Spinner } from '@web/ui/PageState'
import { Notice } from '@web/ui/Notice'
import { Section } from '@web/ui/Section'
import { devicesQuery, useCloseSessions, type Device } from './devices'
import { VisuallyHidden } from '@web/ui/texts'
import styles from './ConnectedDevices.module.css'

/** Section with the devices on which the user is signed in; each other one can be signed out. */
export function ConnectedDevices() {
  const { data: devices, error, refetch } = useQuery(devicesQuery)
  const closing = useCloseSessions()
  const [doneMessage, setDoneMessage] = useState('')
  const listRef = useRef<HTMLUListElement>(null)

  /** @param device all others without it */
  function close(device?: Device) {
    if (closing.isPending) return
    setDoneMessage('')
    closing.mutate(device?.id, {
      onSuccess: () => {
        setDoneMessage(
          device
            ? `${device.name}\u00a0: déconnecté.`
            : 'Tous les autres appareils sont déconnectés.',
        )
        // The button has gone with its device.
        listRef.current?.focus()
      },
      onError: (cause) => logError('La déconnexion d’un appareil a échoué\u00a0:', cause),
    })
  }

  return (
    <Section
      id="appareils"
      title="Appareils connectés"
      intro={
        <p>
          Là où votre compte est ouvert. Un appareil que vous ne reconnaissez pas&nbsp;?
          Déconnectez-le, puis changez de mot de passe.
        </p>
      }
    >
      <Notice variant="success">{doneMessage}</Notice>
      {closing.error && <Notice variant="danger">{toFrenchMessage(closing.error)}</Notice>}
      {devices ? (
        <>
          <ul className={styles.list} ref={listRef} tabIndex={-1} aria-label="Appareils connectés">
            {devices.map((device) => (
              <DeviceRow
                key={device.id}
                device={device}
                isBusy={closing.isPending}
                onClose={() => close(device)}
              />
            ))}
          </ul>
          {devices.length > 1 && (
            <Button
              className={styles.closeAll}
              data-look="secondary"
              aria-disabled={closing.isPending}
              onClick={() => close()}
            >
              Déconnecter tous les autres
            </Button>
          )}
        </>
      ) : error ? (
        <LoadError sentence="Vos appareils n’ont pas pu être chargés." query={{ error, refetch }} />
      ) : (
        <Spinner label="Chargement de vos appareils…" />
      )}
    </Section>
  )
}

type DeviceRowProps = { device: Device; isBusy: boolean; onClose: () => void }

/** One device of the list; the current one has no button, as the menu signs out. */
function DeviceRow({ device, isBusy, onClose }: DeviceRowProps) {
  const { name, address, signedInAt, usedAt, isCurrent } = device
  return (
    <li className={styles.device}>
      <div className={styles.body}>
        <h3>{name}</h3>
        {isCurrent && <p className={styles.current}>Cet appareil</p>}
        <p className={styles.details}>
          {usedAt && <span>Dernière activité&nbsp;: {usedAt}</span>}
          {signedInAt && <span>Connexion&nbsp;: {signedInAt}</span>}
          {address && <span>Adresse&nbsp;: {address}</span>}
        </p>
      </div>
      {!isCurrent && (
        <Button data-look="secondary" aria-disabled={isBusy} onClick={onClose}>
          Déconnecter<VisuallyHidden>&nbsp;{name}</VisuallyHidden>
        </Button>
      )}
    </li>
  )
}
