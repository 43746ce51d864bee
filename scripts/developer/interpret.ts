import { createInterface } from 'node:readline'
import { interpretJsonLine } from '../understanding/interpretJsonLine.ts'

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() !== '') process.stdout.write(`${interpretJsonLine(line)}\n`)
}
