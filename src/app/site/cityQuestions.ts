import type { ServedCity } from '../../api/contract/sale/servedCity.ts'
import type { Plan } from '../../api/contract/sale/plan.ts'
import { andText } from '../../api/contract/values/joinWords.ts'
import { moneyInText } from '../../api/contract/values/money.ts'
import { answerTo } from '../../content/faq/faqEntry.ts'
import { installationFaq } from '../../content/faq/installation.ts'
import { cityTexts, inCity } from '../../content/texts/site/areaTexts.ts'
import { planTexts } from '../../content/texts/planTexts.ts'
import { cheapest } from '../../funnel/plans/planGroups.ts'
import type { AreaQuestion } from '../../pages/area/areaTypes.ts'
import { inText } from './areaWords.ts'

/** Questions on a city's fibre: where it is, how fast, at what price and how it is installed. */
export function cityQuestions(city: ServedCity, plans: readonly Plan[]): AreaQuestion[] {
  const { coverage, speeds, price, installation } = cityTexts.questions
  const where = inCity(city.name)
  const best = cheapest(plans)
  return [
    { id: 'duvida-rede', question: coverage.question(where), answer: reachedIn(city) },
    { id: 'duvida-velocidades', question: speeds.question(where), answer: [speeds.answer(andText(speedsOf(plans)))] },
    ...(best ? [{ id: 'duvida-preco', question: price.question(where), answer: [priceOf(best)] }] : []),
    { id: 'duvida-instalacao', question: installation.question(where), answer: installed(plans) },
  ]
}

function reachedIn({ name, neighborhoods }: ServedCity): string[] {
  const names = neighborhoods.map((each) => each.name)
  const { some, all, ask } = cityTexts.questions.coverage
  const named =
    names.length > NAMED ? [some(andText(names.slice(0, NAMED)))] : names.length > 1 ? [all(andText(names))] : []
  return [[cityTexts.reached(name, names.length), ...named].join(' '), ask]
}

/** How many neighbourhoods a sentence names. */
const NAMED = 5

const speedsOf = (plans: readonly Plan[]) =>
  [...new Set(plans.map(({ plan_download }) => plan_download))].toSorted((a, b) => a - b).map(inText)

const priceOf = ({ plan_download, price_with_dacc, price, offer }: Plan) =>
  cityTexts.questions.price.answer(
    inText(plan_download),
    moneyInText(price_with_dacc),
    planTexts.conditionInShort(offer, price_with_dacc),
    moneyInText(price),
  )

const installed = (plans: readonly Plan[]) =>
  ['installation-price', 'installation-time'].flatMap((id) =>
    installationFaq.filter((entry) => entry.id === id).flatMap((entry) => answerTo(entry, plans)),
  )
