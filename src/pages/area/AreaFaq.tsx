import { areaPageTexts } from '../../content/texts/areaTexts.ts'
import faq from '../landing/Faq.module.css'
import { FaqQuestion } from '../landing/FaqQuestion.tsx'
import type { AreaQuestion } from './areaTypes.ts'

/** What is asked about a city, with its answers. */
export function AreaFaq({ questions }: { questions: readonly AreaQuestion[] }) {
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
