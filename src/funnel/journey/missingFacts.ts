import { factSources, type FactName } from '../../content/flows/facts.ts'
import { questions } from '../../content/questions/questions.ts'
import { questionsOn, journey } from './journey.ts'
import type { Place } from './place.ts'
import { hasLinkWishes, type Wanted } from '../plans/plansMatchingLink.ts'
import { doesAsk, factNames, isFresh, signature, isStillValid, type Knowledge } from '../answersAndFacts.ts'

type Wishing = Knowledge & { wanted?: Wanted; place?: Place | null }

/** The facts to look up now: those that the visited screens need or show, and those that can be known already. */
export function missingFacts(knowledge: Wishing): Exclude<FactName, 'order'>[] {
  return factNames
    .filter((name) => name !== 'order')
    .filter((name) => isWanted(knowledge, name) && !isFresh(knowledge, name) && !isUnderWay(knowledge, name))
}

/** Whether a fact is being looked up, or failed, for the present answers. */
function isUnderWay({ facts, kept }: Knowledge, name: FactName): boolean {
  const fact = facts[name]
  return (
    fact !== undefined &&
    fact.of === signature(kept, factSources[name]) &&
    (fact.pending === true || fact.error !== undefined)
  )
}

function isWanted(knowledge: Wishing, name: FactName): boolean {
  if (name === 'catalogue')
    return mayTellPlans(knowledge) && doesAsk(knowledge, 'plan') && !isFresh(knowledge, 'coverage')
  if (name === 'banks' && mayAskOfBanks(knowledge)) return true
  if (name === 'street') return isStillValid(knowledge.kept, 'cep')
  const { path, current, question, answers, facts } = journey(knowledge)
  if (current.needs.includes(name)) return question === null && (name !== 'coverage' || facts.street !== undefined)
  if (name === 'codeSent') return question === 'code'
  return path.some((screen) =>
    questionsOn(screen, answers, facts).some(
      (key) => questions[key].uses?.includes(name) && isReadyFor(knowledge, name),
    ),
  )
}

/** Whether plans may be mentioned before an address is known: those of a link, or any in the conversation. */
const mayTellPlans = ({ wanted = {}, place }: Wishing) => hasLinkWishes(wanted) || place?.voice === 'chat'

/** In the conversation, 'O Nubank serve?' can be asked once plans are known. */
const mayAskOfBanks = (knowledge: Wishing) =>
  knowledge.place?.voice === 'chat' && doesAsk(knowledge, 'bank') && isFresh(knowledge, 'coverage')

const isReadyFor = (knowledge: Knowledge, name: FactName) =>
  factSources[name].every((key) => isStillValid(knowledge.kept, key))
