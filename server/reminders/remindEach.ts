/** Reminds one after another. After a failure the others are still reminded, then the first failure is thrown. */
export async function remindEach(
  ids: readonly string[],
  remind: (id: string) => Promise<void>,
  ending: AbortSignal,
): Promise<void> {
  const failures: unknown[] = []
  for (const id of ids) if (!ending.aborted) await remind(id).catch((error) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

/** The reminders per round. */
export const mostPerRound = 500
