import { areaPageTexts } from '../../content/texts/site/areaTexts.ts'
import type { LandingCalls } from '../landing/landingTypes.ts'
import { landingLinks } from '../landing/landingLinks.ts'
import { WaysToBuy } from '../landing/lazyLandingParts.ts'
import { LandingBanner } from '../landing/LandingBanner.tsx'
import { PlanSection } from '../landing/PlanSection.tsx'
import { SitePage } from '../SitePage.tsx'
import type { Area, AreaQuestion, Step } from './areaTypes.ts'
import faq from '../landing/Faq.module.css'
import { FaqQuestion } from '../landing/FaqQuestion.tsx'
import { AreaList } from './AreaList.tsx'
import { Anchor } from '../../ui/buttons/Anchor.tsx'
import styles from './Area.module.css'

/** The page of the country, a state or a city with network. Parts with their own pages come before the plans. */
export function AreaPage({ area, calls }: { area: Area; calls: LandingCalls }) {
  const { trail, plans, words, parts, questions } = area
  const { title, description, heading, lead } = words
  const inside = parts.length > 0 && <AreaList heading={words.parts} lead={words.partsLead} parts={parts} />
  const leadsOn = parts.some(({ path }) => path !== undefined)
  return (
    <SitePage title={title} head={<meta name="description" content={description} />} links={landingLinks}>
      <LandingBanner {...{ heading, lead, plans, calls }} picture="street" trail={<BreadcrumbTrail steps={trail} />} />
      {leadsOn && inside}
      <PlanSection heading={words.plans} lead={areaPageTexts.speed} plans={plans} />
      {!leadsOn && inside}
      <div id="contratar">
        <WaysToBuy onCall={calls.requestCall} />
      </div>
      {questions.length > 0 && <AreaFaq questions={questions} />}
    </SitePage>
  )
}

function AreaFaq({ questions }: { questions: readonly AreaQuestion[] }) {
  return (
    <section className="section" id="duvidas">
      <div className={`wrap ${faq.faq}`}>
        <h2>{areaPageTexts.questions}</h2>
        <div className={faq.list}>
          {questions.map((each) => (
            <FaqQuestion key={each.id} {...each} />
          ))}
        </div>
      </div>
    </section>
  )
}

/** The trail from the home page. Plain links load each area's page, because it comes with its own data. */
function BreadcrumbTrail({ steps }: { steps: readonly Step[] }) {
  return (
    <nav aria-label={areaPageTexts.trail}>
      <ol className={styles.trail}>
        {steps.map(({ name, path }, at) => (
          <li key={path}>
            {at === steps.length - 1 ? <span aria-current="page">{name}</span> : <Anchor href={path}>{name}</Anchor>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
