let offset = 0

/** Today by the server's clock, as its last reply told it: a phone's may be years off. */
export const serverNow = () => new Date(Date.now() + offset)

export function hearServerDate(date: string): void {
  const told = Date.parse(date)
  if (!Number.isNaN(told)) offset = told - Date.now()
}
