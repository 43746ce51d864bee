import type { Streaming } from './streamingOrder.ts'

type Facts = { screens: number; members?: number; days?: number; speeds?: readonly number[] }

/** On how many screens each plays at once; of Globoplay also who may share it, its cycle, and the speeds that have it. */
export const streamingFacts = {
  'globo-play': { screens: 3, members: 2, days: 30, speeds: [600] },
  MAX: { screens: 2 },
  'paramount-plus': { screens: 1 },
} as const satisfies Record<Streaming, Facts>

/** 'em até 3 telas ao mesmo tempo' */
export function onScreens(slug: Streaming): string {
  const { screens } = streamingFacts[slug]
  return screens === 1 ? 'em um aparelho por vez' : `em até ${screens} telas ao mesmo tempo`
}
