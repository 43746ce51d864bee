import type { Plan } from '../../api/contract/sale/plan.ts'
import { speedParts } from '../../content/texts/planTexts.ts'
import type { PlanFace } from '../../ui/cards/PlanCard.tsx'

/** A plan's appearance: its speed, its number of strands, and the orange field for 600 Mega with streaming. */
export function planAppearance({
  plan_download: mega,
  subscriptions,
}: Pick<Plan, 'plan_download' | 'subscriptions'>): PlanFace {
  const { field, strands } = looks.find(({ from }) => mega >= from) ?? slowest
  return { ...speedParts(mega), field: mega === 600 && subscriptions.length > 0 ? 'sinal' : field, strands }
}

type Look = Pick<PlanFace, 'field' | 'strands'> & { from: number }

const slowest: Look = { from: 0, field: 'ultramar', strands: 1 }
const looks: Look[] = [
  { from: 2000, field: 'anil', strands: 4 },
  { from: 1000, field: 'ultramar', strands: 3 },
  { from: 600, field: 'anil', strands: 2 },
  slowest,
]
