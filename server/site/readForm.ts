import type { HttpContext } from '../http/clientAddress.ts'

/** The fields of a form; none if the body is unreadable. */
export async function readForm(c: HttpContext) {
  try {
    return await c.req.parseBody()
  } catch (error) {
    if (error instanceof TypeError) return {}
    throw error
  }
}
