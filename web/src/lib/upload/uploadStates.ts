/** The states of an upload (specification, section 4) and their allowed transitions. */
const transitions = {
  running: ['pausing', 'canceling', 'success', 'error'],
  /** Until the current request has ended. */
  pausing: ['paused', 'canceling'],
  paused: ['running', 'canceling'],
  /** Until the server has deleted the upload, or five seconds have passed. */
  canceling: ['canceled'],
  success: [],
  canceled: [],
  error: [],
} as const satisfies Record<string, readonly string[]>

export type UploadState = keyof typeof transitions

/** Whether an upload may change from one state to another. */
export function canTransition(state: UploadState, next: UploadState): boolean {
  return (transitions[state] as readonly UploadState[]).includes(next)
}
