import { describe, expect, it } from 'vitest'
import { checkCoverage } from '../../server/coverage/checkCoverage.ts'
import { coverageFromDatabase } from '../../server/coverage/coverageFromDatabase.ts'
import { builtInCatalogue } from '../../server/plans/builtInCatalogue.ts'
import { servedCities } from '../../server/coverage/servedCities.ts'
import { sampleRows } from '../../server/sample/sampleRows.ts'
import { anOperatorDb } from '../support/operatorDb.ts'

const rows = sampleRows()
const served = servedCities(rows)
const named = (name: string) => served.find((city) => city.name === name)
const skus = (name: string) => named(name)?.plans.map(({ sku }) => sku)

describe('the cities with network', () => {
  it('are those with a splitter, not planned ones', () => {
    expect(served.map(({ name, state }) => `${name} ${state}`).toSorted()).toEqual([
      'Belo Horizonte MG',
      'Curitiba PR',
      'Goiânia GO',
      'Pirenópolis GO',
      'Porto Alegre RS',
      'Recife PE',
      'Ribeirão Preto SP',
      'Rio de Janeiro RJ',
      'Salvador BA',
      'São Paulo SP',
      'Vitória ES',
    ])
    expect(rows.cities.map(({ name }) => name)).toContain('Tiradentes')
  })

  it('show the highest speed of each neighbourhood, by its network', () => {
    expect(named('Salvador')?.neighborhoods).toEqual([
      { name: 'Pelourinho', mega: 500 },
      { name: 'Canela', mega: 1000 },
      { name: 'Barra', mega: 1000 },
      { name: 'Pituba', mega: 2000 },
      { name: 'Rio Vermelho', mega: 1000 },
      { name: 'Itaigara', mega: 2000 },
    ])
  })

  it('have no neighbourhoods with only one CEP, and only speeds of their network', () => {
    expect(named('Pirenópolis')?.neighborhoods).toEqual([])
    expect(skus('Pirenópolis')).toContain('d1000a')
    expect(skus('Pirenópolis')).not.toContain('d2000b')
  })

  it('show no plan that is not sold there, or that the home page leaves out', async () => {
    const db = await anOperatorDb()
    for (const { name, plans } of served) {
      const city = rows.cities.find((each) => each.name === name)?.id
      const ceps = rows.streets.filter((street) => street.city === city).map(({ cep }) => cep)
      const found = await Promise.all(
        ceps.map((cep) =>
          checkCoverage({ cep }, { coverage: coverageFromDatabase({ db }), catalogue: builtInCatalogue }),
        ),
      )
      const sold = found.flatMap((coverage) => coverage.plans)
      for (const { sku, showOnLanding } of plans)
        expect([name, sku, showOnLanding, sold.some((plan) => plan.sku === sku)]).toEqual([name, sku, true, true])
    }
    await db.destroy()
  })
})
