/** Reminds one after another. Where one fails, the others are reminded, and the first failure is thrown last. */
export async function remindEach(
  ids: readonly string[],
  remind: (id: string) => Promise<void>,
  ending: AbortSignal,
): Promise<void> {
  const failures: unknown[] = []
  for (const id of ids) if (!ending.aborted) await remind(id).catch((error) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

/** Those of one round. The next one goes on. */
export const mostPerRound = 500
