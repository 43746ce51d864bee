import type { Key } from '../../content/questions/answers.ts'
import { doesAsk } from '../../funnel/answersAndFacts.ts'
import type { Funnel } from '../../funnel/state.ts'
import { whyQuestionAsked } from '../../funnel/views/whyQuestionAsked.ts'
import { writtenOut } from '../line/expandShortForms.ts'
import { normalized } from '../line/normalizeText.ts'
import { questionsNamed } from '../readings/findLabelTokens.ts'
import { lineOf } from '../readings/lineTokens.ts'
import { wordSet } from '../line/smallWords.ts'

/** Explains why named answers, besides the open one, are needed: 'e o CPF e o nome da mãe, para que servem?' */
export function whyNamedAsked(funnel: Funnel, text: string, open?: Key): string | null {
  const clauses = text.split(/[.,;!?…\n]+/).filter((clause) => clause.trim() !== '')
  const at = clauses.findIndex(asksWhy)
  if (at < 0) return null
  const inClause = personalIn(clauses[at] ?? '')
  const named = inClause.length > 0 ? inClause : clauses.slice(0, at).filter(namesOnly).flatMap(personalIn)
  const asked = [...new Set(named)].filter((key) => doesAsk(funnel, key))
  return asked.some((key) => key !== open) ? asked.map((key) => whyQuestionAsked(key, funnel)).join(' ') : null
}

const personal = new Set<Key>(['cep', 'motherName', 'birthDate', 'document', 'phone', 'email'])
const personalIn = (clause: string) => questionsNamed(lineOf(clause)).filter((key) => personal.has(key))

const asksWhy = (clause: string) => {
  const [, rest] = why.exec(writtenOut(clause)) ?? []
  return rest !== undefined && areBeside(rest)
}
const why =
  /\b(?:por que|porque|para (?:o )?que|explica|motivo d[eo]|finalidade|(?:vai|vao|vou|iam?|mesmo) precis(?:ar|am?|o)|e (?:mesmo )?(?:necessario|obrigatorio))\b(.*)$/
const namesOnly = (clause: string) => areBeside(normalized(clause).plain)

const areBeside = (words: string) => words.split(/\W+/).every((word) => word === '' || beside.has(word))
const beside = wordSet(
  'e o a os as do da de dos das meu minha mas tambem nem eu ia iria precisar precisaria teria serve servem precisa precisam preciso voces pede pedem quer querem querendo ' +
    'tanto saber ter isso esses essas dado dados tem necessario obrigatorio informar dar passar mandar usam fazem com pelo pela exigida exigido exigem finalidade mesmo voce senhor senhora senhores qual ' +
    'cep cpf cnpj documento mae nome data nascimento telefone celular numero email mail whatsapp zap',
)
