import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { regulations } from '../../src/api/contract/sale/plan.ts'
import { builtInCatalogue } from '../../server/plans/builtInCatalogue.ts'
import { writtenFor } from '../../server/regulations/regulations.ts'

const textOf = (sku: string, forCollaborators = false) =>
  writtenFor(forCollaborators, builtInCatalogue).regulations.find((one) => one.sku === sku)?.text ?? ''

describe('regulations and summaries', () => {
  it('exist for every offer', () => {
    const written = writtenFor(false, builtInCatalogue)
    expect(z.parse(regulations, written)).toEqual(written)
    expect(written.regulations.map(({ sku }) => sku)).toEqual(builtInCatalogue.plans.map(({ sku }) => sku))
    expect(written.sumarries.map(({ sku }) => sku)).toEqual(builtInCatalogue.plans.map(({ sku }) => sku))
  })

  it('state price, later price, loyalty, fine and the right to withdraw', () => {
    const text = textOf('d1000d').replaceAll('\u00A0', ' ')
    for (const part of [
      'R$ 159,99',
      'R$ 199,99',
      'fidelidade de 12 meses',
      'R$ 25,00 por mês que faltar',
      'Até 7 dias',
      'HBO Max',
      'Wi-\u2060Fi 6',
    ])
      expect(text).toContain(part)
  })

  it('say how the visit is arranged', () => {
    expect(textOf('d400a')).toContain('combinada por telefone')
    expect(textOf('d500a')).toContain('marcada no pedido')
  })

  it('say which collaborators may have the offer', () => {
    expect(textOf('d500a', true)).toContain('colaboradores')
    expect(textOf('d500a')).not.toContain('colaboradores')
  })
})
