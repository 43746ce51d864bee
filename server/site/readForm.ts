import type { HttpContext } from '../http/clientAddress.ts'

/** The fields of a form. An unreadable body is no form. */
export async function readForm(c: HttpContext) {
  try {
    return await c.req.parseBody()
  } catch (error) {
    if (error instanceof TypeError) return {}
    throw error
  }
}
