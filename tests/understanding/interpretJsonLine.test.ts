import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

const asked = JSON.stringify({
  ask: 'cep',
  now: '2026-11-20',
  answers: {},
  text: 'meu cep é 14010100 número 35 apto 12',
})
const visit = JSON.stringify({
  ask: 'schedule',
  now: '2026-11-20',
  answers: { cep: '14010100' },
  text: 'terça de manhã',
})

it('reads lines of JSON, answers those that are none with an error, and reads on', () => {
  const lines = [
    '{not json',
    '{}',
    '{"ask":"shoe","text":"x"}',
    '{"ask":"cep"}',
    '{"ask":"cep","text":"x","now":"soon"}',
    asked,
    '',
    visit,
  ]
  const { stdout, status } = spawnSync(process.execPath, ['scripts/developer/interpret.ts'], {
    input: `${lines.join('\n')}\n`,
    encoding: 'utf8',
  })
  const replies = stdout
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
  expect(status).toBe(0)
  expect(replies).toHaveLength(7)
  for (const reply of replies.slice(0, 5)) expect(reply).toEqual({ error: expect.any(String) })
  expect(replies[5]).toEqual({
    answers: { cep: '14010100', number: '35', complement: 'apto 12' },
    rejected: {},
    command: null,
    topic: null,
    unsure: false,
  })
  expect(replies[6]).toMatchObject({ answers: { schedule: [{ date: '2026-11-24', period: 'manha' }] } })
})
