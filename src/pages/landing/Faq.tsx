import { useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react'
import type { Campaign } from '../../api/contract/sale/campaign.ts'
import type { Plan } from '../../api/contract/sale/plan.ts'
import { operatorPages } from '../../api/contract/operatorSite/companyFacts.ts'
import { linksOf } from '../../content/faq/faqLinks.ts'
import { answerTo, type FaqAnswer } from '../../content/faq/faqEntry.ts'
import { faqThemes } from '../../content/faq/landingFaq.ts'
import { faqTexts as texts } from '../../content/texts/landing/faqTexts.ts'
import { plainWords } from '../../api/contract/values/plainWords.ts'
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { classes } from '../../ui/classes.ts'
import { LiveRegion } from '../../ui/feedback/LiveRegion.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useCampaign } from '../../ui/useCampaign.ts'
import styles from './Faq.module.css'
import { FaqQuestion, type AnswerShown } from './FaqQuestion.tsx'

/** Visitors' questions and answers, on the home page of a campaign. */
export function Faq({ content, plans }: { content: Campaign['content']; plans: readonly Plan[] }) {
  const { prefix } = useCampaign()
  if (content === 'oferta-colaborador') return <StaffFaq />
  const shown = ({ id, ...one }: FaqAnswer): AnswerShown => ({
    id: `duvida-${id}`,
    question: one.question,
    answer: answerTo({ id, ...one }, plans),
    links: linksOf(id, prefix),
  })
  return (
    <Questions themes={faqThemes(content, plans).map((each) => ({ ...each, questions: each.questions.map(shown) }))} />
  )
}

function StaffFaq() {
  return (
    <div className="wrap stack">
      <h2>{texts.employees}</h2>
      <p className="lead">{texts.employeesLead}</p>
      <div className="row">
        <ButtonLink href={operatorPages.staff} look="line" split icon="arrow">
          {texts.employeesGo} <span className="sr">{texts.employeesAbout}</span>
        </ButtonLink>
      </div>
      <StaffMigration />
    </div>
  )
}

/** Staff with a connection move to fibre by the company's own form. */
function StaffMigration() {
  return (
    <aside className={styles.notice}>
      <p>
        <b>{texts.migration}</b> {texts.migrationLead}
      </p>
      <TextLink href={operatorPages.staffMigration} target="_blank" icon="arrow">
        {texts.migrationGo}
      </TextLink>
    </aside>
  )
}

type Theme = { id: string; heading: string | null; questions: readonly AnswerShown[] }

function Questions({ themes }: { themes: readonly Theme[] }) {
  const [typed, setTyped] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const words = useDeferredValue(plainWords(typed))
  const found = new Set(themes.flatMap(({ questions }) => questions.filter((one) => isAbout(one, words))))
  useEffect(() => openNamed(list.current), [])
  useEffect(() => setTyped(field.current?.value ?? ''), [])
  return (
    <div className={classes('wrap', styles.faq)}>
      <div className="stack sticky">
        <h2>{texts.heading}</h2>
        <div className={styles.search}>
          <TextField
            name="duvida"
            type="search"
            label={texts.search}
            inputRef={field}
            onText={setTyped}
            autoComplete="off"
          />
        </div>
        <LiveRegion fleeting text={words && (found.size > 0 ? texts.found(found.size) : texts.none)} />
      </div>
      <div ref={list} className={styles.list}>
        {themes.map((theme) => (
          <ThemeFrame
            key={theme.id}
            heading={theme.heading}
            open={words !== ''}
            hidden={!theme.questions.some((one) => found.has(one))}
          >
            {theme.questions.map((one) => (
              <FaqQuestion key={one.id} {...one} hidden={!found.has(one)} />
            ))}
          </ThemeFrame>
        ))}
        {found.size === 0 && <NoneFound />}
      </div>
    </div>
  )
}

type FrameProps = { heading: string | null; open: boolean; hidden: boolean; children: ReactNode }

/** The frame of a theme's questions, which fold below its heading. The few without a theme always show. */
function ThemeFrame({ heading, open, hidden, children }: FrameProps) {
  const questions = <div className={styles.questions}>{children}</div>
  if (heading === null) return questions
  return (
    <details className={styles.theme} open={open} hidden={hidden}>
      <summary>
        <h3>{heading}</h3>
        <span className={styles.plus} aria-hidden="true" />
      </summary>
      {questions}
    </details>
  )
}

/** Opens the folds around the linked question, because not all browsers do so yet. */
function openNamed(list: HTMLElement | null) {
  const named = location.hash ? list?.querySelector(`[id="${CSS.escape(location.hash.slice(1))}"]`) : null
  for (let fold = named?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true
}

/** Ignores spaces and accents, e.g. 'wifi' finds 'Wi-Fi'. */
const isAbout = ({ question, answer }: AnswerShown, words: string) => {
  const text = plainWords([question, ...answer].join('')).replaceAll(' ', '')
  return words.split(' ').every((word) => text.includes(word))
}

function NoneFound() {
  return (
    <div className={classes('stack', styles.none)}>
      <p>{texts.none}</p>
      <div className="row">
        <ButtonLink to="/chat" look="line" split icon="chat">
          {texts.ask}
        </ButtonLink>
      </div>
    </div>
  )
}
