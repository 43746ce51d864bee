/** What the coverage form leaves for the order that follows it in this tab. */
export type HandedOver = { cep?: string; phone?: string }

export function handOver(answers: HandedOver) {
  memory = JSON.stringify(answers)
  try {
    sessionStorage.setItem(name, memory)
  } catch {
    return
  }
}

/** Taken once; the order keeps it from then on. */
export function takeHandedOver(): HandedOver | null {
  const text = taken() ?? memory
  memory = null
  return text === null ? null : JSON.parse(text)
}

const name = 'handed-over'

/** Where storage is blocked, what was handed over lasts until the page is left. */
let memory: string | null = null

function taken(): string | null {
  try {
    const text = sessionStorage.getItem(name)
    sessionStorage.removeItem(name)
    return text
  } catch {
    return null
  }
}
