/** What a text says as JSON; null where there is none, or it is no JSON. */
export function fromJson(text: string | null | undefined): unknown {
  try {
    return text ? JSON.parse(text) : null
  } catch {
    return null
  }
}
