let offset = 0

/** The time by the server's clock, according to its last reply: a phone's clock may be years off. */
export const serverNow = () => new Date(Date.now() + offset)

export function hearServerDate(date: string): void {
  const told = Date.parse(date)
  if (!Number.isNaN(told)) offset = told - Date.now()
}
