import { describe, expect, it } from 'vitest'
import { cpfLookUps as asked, unknownCpf as unknown } from '../support/aCustomer.ts'
import { aServer } from '../support/aServer.ts'

describe('a look-up of a CPF', () => {
  it.each(asked)('takes equally long for everybody: %s', async (name, known, said) => {
    const server = await aServer()
    const timed = async (cpf: string) => {
      const visitor = server.visitor()
      const began = performance.now()
      await visitor.call(name, said(cpf))
      return performance.now() - began
    }
    for (const cpf of [known, unknown]) await timed(cpf)
    const times: [number[], number[]] = [[], []]
    for (let at = 0; at < 30; at += 1) times[at % 2 === 0 ? 0 : 1].push(await timed(at % 2 === 0 ? known : unknown))
    const [one, other] = [Math.min(...times[0]), Math.min(...times[1])]
    expect(Math.min(one, other)).toBeGreaterThanOrEqual(49)
    expect(Math.abs(one - other) / Math.max(one, other)).toBeLessThan(0.2)
    await server.stop()
  })
})
