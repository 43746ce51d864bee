/** Escapes a text for HTML, also within an attribute. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => entities[char] ?? char)
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
