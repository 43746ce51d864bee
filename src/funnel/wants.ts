import { factSources, type FactName } from '../content/facts.ts'
import { questions } from '../content/questions.ts'
import { asked, journey } from './journey.ts'
import { factNames, isFresh, signature, stands, type Story } from './story.ts'

/** The facts to ask the server for now: those the visited screens need or show, and those that can be known already. */
export function missingFacts(story: Story): Exclude<FactName, 'order'>[] {
  return factNames.filter((name) => name !== 'order').filter((name) => isWanted(story, name) && !isFresh(story, name) && !isUnderWay(story, name))
}

/** Whether a fact was asked for, or failed, for the answers as they are. */
function isUnderWay({ facts, kept }: Story, name: FactName): boolean {
  const fact = facts[name]
  return fact !== undefined && fact.of === signature(kept, factSources[name]) && (fact.pending === true || fact.error !== undefined)
}

function isWanted(story: Story, name: FactName): boolean {
  if (name === 'street') return stands(story.kept, 'cep')
  const { path, current, question, answers, facts } = journey(story)
  if (current.needs.includes(name)) return question === null && (name !== 'coverage' || facts.street !== undefined)
  if (name === 'codeSent') return question === 'code'
  return path.some((screen) => asked(screen, answers, facts).some((key) => questions[key].uses?.includes(name) && isReadyFor(story, name)))
}

const isReadyFor = (story: Story, name: FactName) => factSources[name].every((key) => stands(story.kept, key))
