/** Prints one line per step: its name, then its duration. */
export async function step(text, work) {
  const began = Date.now()
  process.stdout.write(`→ ${text} …`)
  const ticking = process.stdout.isTTY
    ? setInterval(() => process.stdout.write(`\r→ ${text} … ${secondsSince(began)}`), 1000)
    : undefined
  try {
    const result = await work()
    process.stdout.write(`${process.stdout.isTTY ? `\r→ ${text} …` : ''} ${secondsSince(began)}\n`)
    return result
  } catch (error) {
    process.stdout.write('\n')
    throw error
  } finally {
    clearInterval(ticking)
  }
}

/** A failure that a person can fix, shown as one line without a stack. */
export class Advice extends Error {}

/** Runs a whole command. A failure ends the process with a line of advice. */
export async function orAdvise(work) {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Advice)) throw error
    console.error(`✗ ${error.message}`)
    process.exitCode = 1
  }
}

export function secondsSince(began) {
  return `${((Date.now() - began) / 1000).toFixed(1)} s`
}
