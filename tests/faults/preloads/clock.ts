/** Shifts a server's clock by milliseconds. */
const wrongBy = Number(process.env['CLOCK_WRONG_BY'])
const { now } = Date

Date.now = () => now() + wrongBy
globalThis.Date = new Proxy(Date, {
  construct: (Right, given: [] | [string | number | Date]) => new Right(given[0] ?? Date.now()),
})
