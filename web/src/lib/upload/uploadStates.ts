/** The states of an upload (specification, section 4), and which may follow which. */
const transitions = {
  running: ['pausing', 'canceling', 'success', 'error'],
  /** Until the request under way has ended. */
  pausing: ['paused', 'canceling'],
  paused: ['running', 'canceling'],
  /** Until the server was asked to forget what it has, or five seconds went by. */
  canceling: ['canceled'],
  success: [],
  canceled: [],
  error: [],
} as const satisfies Record<string, readonly string[]>

export type UploadState = keyof typeof transitions

/** Whether an upload may pass from one state to another. */
export function canTransition(state: UploadState, next: UploadState): boolean {
  return (transitions[state] as readonly UploadState[]).includes(next)
}
