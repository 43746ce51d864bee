import type { Plan } from '../../src/api/contract/sale/plan.ts'
import type { ServedCity } from '../../src/api/contract/sale/servedCity.ts'
import type { OperatorViews, Technology } from '../db/operatorTables.ts'
import { builtInCatalogue } from '../plans/builtInCatalogue.ts'
import { plansAt } from './plansAt.ts'

type Network = { [T in 'cities' | 'streets' | 'cabinets' | 'splitters']: readonly OperatorViews[T][] }
type Reached = { city: string; neighborhood: string; technology: Technology }

/** The cities with a splitter, and the product's plans that the site shows and sells in each. */
export function servedCities({ cities, streets, cabinets, splitters }: Network): ServedCity[] {
  const streetAt = new Map(streets.map((street) => [street.cep, street]))
  const cabinetBy = new Map(cabinets.map((cabinet) => [cabinet.id, cabinet]))
  const reached = splitters.flatMap(({ cep, cabinet }): Reached[] => {
    const [street, { technology } = {}] = [streetAt.get(cep), cabinetBy.get(cabinet)]
    return street && technology ? [{ ...street, technology }] : []
  })
  const byCity = Map.groupBy(reached, ({ city }) => city)
  return cities.flatMap(({ id, name, state }) => {
    const here = byCity.get(id)
    return here ? [{ name, state, neighborhoods: neighborhoodsOf(here, state), plans: plansOf(here, state) }] : []
  })
}

function neighborhoodsOf(here: readonly Reached[], state: string): ServedCity['neighborhoods'] {
  const named = here.filter(({ neighborhood }) => neighborhood !== '')
  return [...Map.groupBy(named, ({ neighborhood }) => neighborhood)].map(([name, reached]) => ({
    name,
    mega: Math.max(...plansOf(reached, state).map(({ plan_download }) => plan_download)),
  }))
}

function plansOf(here: readonly Reached[], state: string): Plan[] {
  const technologies = new Set(here.map(({ technology }) => technology))
  const sold = [...technologies].flatMap((technology) => plansAt({ technology, state }, {}, builtInCatalogue))
  const shown = sold.filter(({ showOnLanding }) => showOnLanding)
  return [...new Map(shown.map((plan) => [plan.sku, plan])).values()]
}
