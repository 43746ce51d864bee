import { createInterface } from 'node:readline'
import { interpretJsonLine } from '../understanding/interpretJsonLine.ts'
import { sampleWorld } from '../understanding/sampleWorld.ts'

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() !== '') process.stdout.write(`${interpretJsonLine(line, sampleWorld)}\n`)
}
