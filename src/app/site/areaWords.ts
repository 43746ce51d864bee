import type { Plan } from '../../api/contract/sale/plan.ts'
import { andText } from '../../api/contract/values/joinWords.ts'
import { moneyInText } from '../../api/contract/values/money.ts'
import type { Uf } from '../../content/states.ts'
import {
  areaCounts,
  areaTexts,
  cityTexts,
  countryTexts,
  inCity,
  inState,
  stateTexts,
} from '../../content/texts/site/areaTexts.ts'
import { pageTitle } from '../../content/texts/site/pageTitle.ts'
import { speedName } from '../../content/texts/planTexts.ts'
import type { AreaWords } from '../../pages/area/areaTypes.ts'

export function countryWords(cityCount: number, stateCount: number, plans: readonly Plan[]): AreaWords {
  const { speeds, price } = soldIn(plans)
  const [cities, states] = [areaCounts.cities(cityCount), areaCounts.states(stateCount)]
  const { title, lead, description, ...texts } = countryTexts
  return {
    ...texts,
    title: pageTitle(title),
    description: description(speeds, price),
    lead: lead(cities, states),
  }
}

export function stateWords(uf: Uf, cities: readonly string[], plans: readonly Plan[]): AreaWords {
  const { speeds, price } = soldIn(plans)
  const where = inState[uf]
  return {
    title: pageTitle(stateTexts.title(where)),
    description: stateTexts.description(where, speeds, price),
    heading: stateTexts.heading(where),
    lead: stateTexts.lead(inCities(cities), speeds, price),
    plans: areaTexts.plans(where),
    parts: stateTexts.parts(where),
    partsLead: stateTexts.partsLead,
  }
}

export function cityWords(uf: Uf, city: string, neighborhoods: number, plans: readonly Plan[]): AreaWords {
  const { speeds, price } = soldIn(plans)
  const where = inCity(city)
  return {
    title: pageTitle(cityTexts.title(where, uf)),
    description: cityTexts.description(where, uf, speeds, price),
    heading: cityTexts.heading(where),
    lead: cityTexts.lead(cityTexts.reached(city, neighborhoods), speeds, price),
    plans: areaTexts.plans(where),
    parts: cityTexts.parts(where),
    partsLead: cityTexts.partsLead,
  }
}

/** The coverage of a city, for the list of its state. */
export const servedIn = (neighborhoods: number, mega: number) =>
  neighborhoods === 0 ? upTo(mega) : areaTexts.served(areaCounts.neighborhoods(neighborhoods), speedName(mega))

export const upTo = (mega: number) => areaTexts.upTo(speedName(mega))

/** The slowest and the fastest speed of some plans, and the lowest price. */
function soldIn(plans: readonly Plan[]) {
  const speeds = plans.map(({ plan_download }) => plan_download)
  return {
    speeds: areaTexts.speeds(inText(Math.min(...speeds)), inText(Math.max(...speeds))),
    price: moneyInText(Math.min(...plans.map(({ price_with_dacc }) => price_with_dacc))),
  }
}

/** A speed with a no-break space. */
export const inText = (mega: number) => speedName(mega).replace(' ', '\u00a0')

/** Few cities by name, many by their number. */
function inCities(names: readonly string[]): string {
  return names.length > 3 ? `em ${areaCounts.cities(names.length)}` : andText(names.map(inCity))
}
