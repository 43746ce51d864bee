/** Parses JSON; returns null for an empty or malformed text. */
export function fromJson(text: string | null | undefined): unknown {
  try {
    return text ? JSON.parse(text) : null
  } catch {
    return null
  }
}
