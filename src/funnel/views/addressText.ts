import { factsOf, answersOf, type Known } from '../knowledge.ts'

/** The address of the installation: the street and number, then the place. Either is empty until it is known. */
export function addressText(knowledge: Known): { door: string; place: string } {
  const [answers, { street }] = [answersOf(knowledge), factsOf(knowledge)]
  const lot = [answers.block && `quadra ${answers.block}`, answers.lot && `lote ${answers.lot}`]
  return {
    door: joined([answers.street ?? street?.street, answers.number, ...lot, answers.complement]),
    place: joined([
      answers.neighborhood ?? street?.neighborhood,
      answers.city ?? street?.city,
      answers.state ?? street?.state,
    ]),
  }
}

const joined = (parts: (string | undefined)[]) => parts.filter((part) => part !== undefined && part !== '').join(', ')
