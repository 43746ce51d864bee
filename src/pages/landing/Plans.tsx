import { useRef } from 'react'
import { offerTexts as texts } from '../../content/texts/landing/landingTexts.ts'
import { FailedNote } from '../../ui/feedback/FailedNote.tsx'
import { useRetryFocus } from '../../ui/feedback/useRetryFocus.ts'
import type { LandingData } from './landingTypes.ts'
import { PlanChoiceLinks } from './lazyLandingParts.ts'
import { PlanSection } from './PlanSection.tsx'

/** The plans of the home page, or why they failed to load. */
export function Plans({ data: { plans, error }, onReload }: { data: LandingData; onReload: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const tryAgain = useRetryFocus(error !== null, onReload, () => heading.current)
  return (
    <PlanSection
      {...{ heading: texts.heading, lead: texts.lead, plans, headingRef: heading }}
      ways={<PlanChoiceLinks plans={plans} />}
      instead={error !== null && <FailedNote title={texts.failed} error={error} onRetry={tryAgain} />}
    />
  )
}
