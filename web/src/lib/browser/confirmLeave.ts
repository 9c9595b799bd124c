/** Event before running work is interrupted; `useLeaveQuestion` prevents it where the visitor stays. */
export const leaveEvent = 'regards:leave'

/** Asks before running work is interrupted. @returns false when the visitor stays */
export const confirmLeave = (): boolean =>
  window.dispatchEvent(new Event(leaveEvent, { cancelable: true }))
