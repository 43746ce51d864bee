import { createReadStream } from 'node:fs'

/** A record of a file, with its first line, or its index in a JSON array. */
export type FileRecord = { line: number; cells: string[] }

/** A file that is invalid from a line on. */
export class BadFile extends Error {
  readonly line: number
  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

/** Reads a CSV file (RFC 4180, UTF-8), some thousand records at a time. A header without commas means semicolons. */
export async function* csvRecords(file: string): AsyncGenerator<FileRecord[]> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const { records, line } = reader()
  const decoded = (decode: () => string) => {
    try {
      return decode()
    } catch {
      throw new BadFile(line(), 'is not in UTF-8 from about here on')
    }
  }
  for await (const bytes of createReadStream(file, { highWaterMark: 1 << 20 }))
    yield records(decoded(() => decoder.decode(bytes, { stream: true })))
  yield records(
    decoded(() => decoder.decode()),
    true,
  )
}

/** A longer one has a quote that is not closed. */
const longestRecord = 1 << 16

function reader() {
  let rest = ''
  let line = 1
  let between = ''

  const take = (text: string): FileRecord | null => {
    if (between === '') between = text.includes(';') && !text.includes(',') ? ';' : ','
    const record = { line, cells: cellsOf(text.endsWith('\r') ? text.slice(0, -1) : text, between, line) }
    line += linesIn(text)
    return record.cells.length === 1 && record.cells[0] === '' ? null : record
  }
  const records = (text: string, isLast = false): FileRecord[] => {
    const all = rest + text + (isLast ? '\n' : '')
    const found: FileRecord[] = []
    let from = 0
    for (let end = endOfRecord(all, from); end >= 0; end = endOfRecord(all, from)) {
      const record = take(all.slice(from, end))
      if (record) found.push(record)
      from = end + 1
    }
    rest = all.slice(from)
    if (rest.length > longestRecord || (isLast && rest !== '')) throw new BadFile(line, 'a quote does not close')
    return found
  }
  return { records, line: () => line }
}

/** Finds the end of a record: the first line end after an even number of quotes. */
function endOfRecord(text: string, from: number): number {
  let quotes = 0
  let at = from
  for (let end = text.indexOf('\n', at); end >= 0; end = text.indexOf('\n', at)) {
    quotes += text.slice(at, end).split('"').length - 1
    if (quotes % 2 === 0) return end
    at = end + 1
  }
  return -1
}

function cellsOf(text: string, between: string, line: number): string[] {
  if (!text.includes('"')) return text.split(between)
  const cells: string[] = []
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${between}]*))(${between}|$)`, 'y')
  for (let end = between; end === between;) {
    const found = cell.exec(text)
    if (!found) throw new BadFile(line, 'a quote stands inside a cell')
    cells.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '')
    end = found[3] ?? ''
  }
  return cells
}

function linesIn(text: string): number {
  let lines = 1
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1
  return lines
}

/** A record's line, with quotes where needed. */
export const csvLine = (cells: readonly string[]) =>
  `${cells.map((cell) => (/[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\n`
