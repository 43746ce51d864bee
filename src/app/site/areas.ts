import type { ServedCity } from '../../api/contract/sale/servedCity.ts'
import type { Plan } from '../../api/contract/sale/plan.ts'
import { plainWords } from '../../api/contract/values/plainWords.ts'
import { areaPage } from '../../content/pages.ts'
import { states, type Uf } from '../../content/states.ts'
import { areaTexts } from '../../content/texts/site/areaTexts.ts'
import { commonTexts } from '../../content/texts/commonTexts.ts'
import { plansOnLanding } from '../../funnel/plans/plansOnLanding.ts'
import type { Area, Part, Step } from '../../pages/area/areaTypes.ts'
import { cityQuestions } from './cityQuestions.ts'
import { cityWords, countryWords, servedIn, stateWords, upTo } from './areaWords.ts'

/** The country, its states and its cities with network, for the build, which sends each with its page. */
export function areasOf(cities: readonly ServedCity[]): Area[] {
  const inOrder = cities.toSorted((a, b) => compare(a.name, b.name))
  const byState = [...Map.groupBy(inOrder, ({ state }) => ufOf(state))]
  const all = byState.toSorted(([a], [b]) => compare(states[a], states[b]))
  return [countryOf(all), ...all.flatMap(([uf, own]) => [stateArea(uf, own), ...own.map((city) => cityOf(uf, city))])]
}

type Served = readonly ServedCity[]

function countryOf(all: readonly (readonly [Uf, Served])[]): Area {
  const cities = all.flatMap(([, own]) => own)
  const plans = plansOf(cities)
  const parts = all.map(([uf, own]): Part => {
    const detail = own.map(({ name }) => name).join(', ')
    return { name: states[uf], path: pathTo(uf), detail, mega: fastest(own) }
  })
  const told = countryWords(cities.length, all.length, plans)
  return { path: pathTo(), trail: toCountry, plans, words: told, parts, questions: [] }
}

function stateArea(uf: Uf, own: Served): Area {
  const plans = plansOf(own)
  const names = own.map(({ name }) => name)
  const parts = own.map((city): Part => {
    const mega = fastest([city])
    return { name: city.name, path: pathTo(uf, city.name), detail: servedIn(city.neighborhoods.length, mega), mega }
  })
  return { path: pathTo(uf), trail: toState(uf), plans, words: stateWords(uf, names, plans), parts, questions: [] }
}

function cityOf(uf: Uf, city: ServedCity): Area {
  const { name, neighborhoods } = city
  const path = pathTo(uf, name)
  const plans = plansOf([city])
  const parts = neighborhoods
    .toSorted((a, b) => compare(a.name, b.name))
    .map((each): Part => ({ ...each, detail: upTo(each.mega) }))
  const trail = [...toState(uf), { name, path }]
  const told = cityWords(uf, name, neighborhoods.length, plans)
  return { path, trail, plans, words: told, parts, questions: cityQuestions(city, plans) }
}

/** The plans of some cities, without duplicates. */
function plansOf(cities: Served): Plan[] {
  const plans = cities.flatMap((city) => city.plans)
  return plansOnLanding([...new Map(plans.map((plan) => [plan.sku, plan])).values()])
}

const fastest = (cities: Served) => Math.max(...plansOf(cities).map(({ plan_download }) => plan_download))

/** E.g. `/planos/sp/ribeirao-preto`. */
const pathTo = (...names: string[]) =>
  [areaPage.path, ...names.map((name) => plainWords(name).replaceAll(' ', '-'))].join('/')

const toCountry: Step[] = [
  { name: areaTexts.home, path: '/' },
  { name: commonTexts.plansByCity, path: pathTo() },
]
const toState = (uf: Uf): Step[] => [...toCountry, { name: states[uf], path: pathTo(uf) }]

const compare = (a: string, b: string) => a.localeCompare(b, 'pt-BR')

function ufOf(state: string): Uf {
  if (isUf(state)) return state
  throw new Error(`'${state}' is no state.`)
}

const isUf = (state: string): state is Uf => Object.hasOwn(states, state)
