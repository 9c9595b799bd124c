/** The states of an upload (specification, section 4), and which may follow which. */
const followers = {
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

export type UploadState = keyof typeof followers

/** Whether an upload may pass from one state to another. */
export function mayFollow(state: UploadState, next: UploadState): boolean {
  return (followers[state] as readonly UploadState[]).includes(next)
}
