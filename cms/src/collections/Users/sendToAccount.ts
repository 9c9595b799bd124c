const UNREACHABLE = 'Le serveur est injoignable. Réessayez dans un instant.'

/**
 * Sends a request about an account, from the panel.
 * @returns whether it succeeded, and the server's message in French; none for 204 No Content
 */
export async function sendToAccount(
  path: string,
  method: 'POST' | 'DELETE',
): Promise<{ isDone: boolean; message: string }> {
  try {
    const response = await fetch(path, { method })
    if (response.status === 204) return { isDone: true, message: '' }
    const body = (await response.json()) as {
      message?: string
      errors?: { message: string }[]
    }
    return {
      isDone: response.ok,
      message: body.message ?? body.errors?.[0]?.message ?? UNREACHABLE,
    }
  } catch {
    return { isDone: false, message: UNREACHABLE }
  }
}
