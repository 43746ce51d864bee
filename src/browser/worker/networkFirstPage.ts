/** How long a page is waited for before the kept one stands in. */
const PATIENCE = 4000

/** The page as the server sends it. If that fails or takes long, the kept page stands in, if there is one. */
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
