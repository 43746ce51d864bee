import { keysIn, type Key } from '../content/questions/answers.ts'
import { numberWord } from './numberWords.ts'
import type { Open } from './readValue.ts'
import { part, type Said } from './normalizeText.ts'

/** How visitors name what they are about to say. */
export const labelNames: { [K in Key]?: string } = {
  cep:
    'cep( (da instalacao|de casa|da minha casa|da minha rua|da rua|daqui|correto|certo))?|codigo postal|' +
    'zip( code)?',
  motherName:
    'nome dela|nome (completo )?(da |de )?(minha )?(mae|mamae|genitora)|(nome )?(da )?minha (querida |' +
    'falecida )?(mae|mamae)|mae|mamae|mother.?s name',
  name:
    '(me )?chamo(-?me)?|me llamo|nome completo|nome|nombre|name|sou eu,?|sou|aqui quem fala|quem fala|' +
    'aqui(?= (?:e|eh|quem|[oa]) )|pode me chamar de|i am',
  phone:
    '(numero (do |de |da )?)?(telefone|tel|fone|celular|cel|whats ?app|whats|wpp|zap|contato|' +
    'linha|phone)( (com ddd|para contato|de contato|pra contato|fixo|celular|whatsapp))?',
  email: 'e[- ]?mail|mail|correo',
  birthDate:
    'data (de )?(nascimento|nasc)\\.?|dt\\.? ?(de )?nasc(imento)?\\.?|d\\.?n\\.?|nasci|' +
    'nascid[oa]|nascimento|nasc|aniversario|born|naci',
  document: '(numero (do |de )?)?(cpf|cnpj|mei|documento)(/cnpj)?( da empresa| do mei)?',
  dueDate: '(dia (do |de )?|data (do |de )?)?vencimento|vencer|vence|dia (de|do|para|pra) pagar',
  agency: '(numero da )?(agencia|ag)',
  account:
    '(numero da )?(conta(?! de (?:luz|agua|gas|energia|telefone|internet))( corrente| poupanca| salario| com digito| bancaria)?|c/c|c\\.c\\.|cc|cp|' +
    'poupanca|corrente)',
  bank: 'banco',
  number:
    'numero d[ao] (minha )?(casa|residencia|porta|predio)|numero|(house )?number|num|nro|nr|n[º°]|no\\.|n\\.|casa n(umero|[º°o])?',
  complement: 'complemento|compl|comp',
  plan: 'plano',
  block: 'quadra|qd|q',
  lot: 'lote|lt',
  state: 'estado|uf',
  city: 'cidade',
  neighborhood: 'bairro',
  street: 'endereco',
  schedule: 'instalacao|visita|agendar|instalar',
}

/** How visitors name an answer that is to be changed, besides its label. */
export const otherNames: { [K in Key]?: string } = {
  motherName: 'mae',
  cep: 'endereco|local',
  complement: 'apartamento|apto|bloco',
  plan: 'velocidade|oferta|pacote',
  birthDate: '(data|ano) (que|em que) (eu )?nasci|idade',
  dueDate: 'pagamento|dia (de|do) (pagar|boleto)|dia(?= (?:pra|para|pro) (?:o )?(?:dia )?\\d)',
  directDebit: '(forma|jeito) de (pagamento|pagar)|debito( automatico)?|boleto',
  schedule: 'horario|tecnico|periodo|agendamento',
  acceptPromotions: 'promocoes|promocao|ofertas',
  name: 'sobrenome|titular',
}

/** Labels as they may stand in any order; those of an address by hand only where they are asked. */
const spoken = keysIn(labelNames).map((key): [Key, RegExp] => [key, labelOf(labelNames[key] ?? '')])
const ofDigits = new Set<Open>(['phone', 'document', 'bank', 'agency', 'account'])
const asked = new Set<Key>(['block', 'lot', 'state', 'city', 'neighborhood', 'street', 'schedule', 'plan'])

export type Label = { key: Key; from: number; to: number }

/** The labels in a sentence, in order; none within another. */
export function findAnswerLabels({ plain }: Said, ask: Open, isLoose = false): Label[] {
  const found = spoken
    .filter(
      ([key]) =>
        (!asked.has(key) && !(key === 'number' && ofDigits.has(ask))) ||
        key === ask ||
        (ask === 'block' && key === 'lot'),
    )
    .flatMap(([key, label]) =>
      [...plain.matchAll(label)].map((match) => ({ key, from: match.index, to: match.index + match[0].length })),
    )
  const inOrder = found
    .filter(({ key, from }) => key !== 'number' || !ofDoor.test(plain.slice(0, from)))
    .filter(({ key, to }) => isLabelling(key, plain.slice(to)) || (isLoose && to === plain.length))
    .toSorted((a, b) => a.from - b.from || b.to - a.to)
  return inOrder.reduce<Label[]>((kept, label) => (label.from < (kept.at(-1)?.to ?? 0) ? kept : [...kept, label]), [])
}

/** The label of a sentence and nothing else, if it has exactly one. */
export function onlyLabel(said: Said, ask: Open): Said | null {
  const [one, ...others] = findAnswerLabels(said, ask, true)
  return one && others.length === 0 ? part(said, one.from, one.to) : null
}

function labelOf(words: string): RegExp {
  return new RegExp(
    '(?<![a-z0-9@._-])((o |a )?(meu |minha |my |mi |el )|(o |a |do |da |e o |e a )|' +
      `e )?(${words})(?![a-z0-9@]|\\.[a-z])( novo| correto| certo| dela| completo| todo)?( (e|es|eh|sao|seria|` +
      'fica|ficou|esta|ta|is|se chama|chama|se chamava|chamava|era|em|in|on|el|no|na|no dia|em dia|numero|' +
      'n[º°o.])(?![a-z0-9]))*( (o|a|dia)(?= ))?(\\s*[:=,\\-–.]+(?!\\d*$))?\\s*',
    'g',
  )
}

/** 'Apartamento, número 12' numbers no house. */
const ofDoor = /\b(ap\w*|bloco|sala|torre|loja)[\s,]*$/

/** Short words are labels only before what they name. */
const isLabelling = (key: Key, rest: string) => (firstWords[key] ?? /./).test(rest)

const digits = new RegExp(`^[\\d(+]|^(${numberWord}|segunda|primeiro|ddd)\\b`)
const firstWords: { [K in Key]?: RegExp } = {
  number: new RegExp(`^\\d{1,6}(?!\\d)|^(s ?/ ?n|sem)|^${numberWord}\\b`),
  name: /^[a-z]/,
  motherName: /^[a-z]/,
  agency: digits,
  account: digits,
  birthDate: digits,
  phone: digits,
}
