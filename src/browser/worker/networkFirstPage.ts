/** Milliseconds to wait for the server before using the cached page. */
const PATIENCE = 4000

/** Returns the server's page. If that fails or takes long, returns the cached one, if there is one. */
export async function networkFirstPage(
  fromServer: () => Promise<Response>,
  kept: Response | undefined,
  patience = PATIENCE,
): Promise<Response> {
  if (!kept) return fromServer()
  const sent = await Promise.race([fromServer().catch(() => undefined), after(patience)])
  return sent && sent.status < 500 ? sent : kept
}

const after = (time: number) => new Promise<undefined>((resolve) => void setTimeout(resolve, time))
