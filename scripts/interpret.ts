import { createInterface } from 'node:readline'
import { answerLine } from '../src/understanding/jsonLine.ts'
import { sampleWorld } from './understanding/sampleWorld.ts'

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() !== '') process.stdout.write(`${answerLine(line, sampleWorld)}\n`)
}
