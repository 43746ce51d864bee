import type { Bank } from '../../api/contract/bank.ts'
import { bankNicknames } from '../../content/reading/bankNicknames.ts'
import { isOneSlipAway } from '../../content/reading/suggestEmailDomain.ts'
import { plainWords } from '../../api/contract/values/plainWords.ts'
import { once } from '../once.ts'
import { wordsOf, type Said } from '../line/normalizeText.ts'
import { filler } from '../line/smallWords.ts'
import { isEveryday } from './everydayWords.ts'
import type { Found } from './readerResult.ts'

const around = new RegExp(
  `^((${filler}|debito( automatico)?|tenho|uso|(o )?meu banco|banco|bank|codigo|cod|conta|minha conta|tenho conta|` +
    'eu tenho|uso o|uso a|vai ser|sou cliente|cliente|correntista|corrente|poupanca|salario|digital|pj|pf|juridica|fisica|(da )?(minha )?(empresa|firma)|empresarial|mei) )+(?=\\S)',
)
const after = /( (mesmo|digital|conta|corrente|poupanca|pj|pf|mei|s a|sa))+$/

const moreBanks =
  'bb|brasil|nu|roxinho|roxo|c6|btg|agibank|caixa|cx|cef|inter|next|neon|original|pan|safra|brb|banestes|banpara|pagseguro'
const unmistakable = 'nubank|itau|bradesco|santander|mercado pago|picpay|sicredi|sicoob|banrisul|pagbank'
const notNamed = /^(digital|popular|publico|privado|bom|ruim|online|do governo|de investimento)$/

/** The names of banks that are no everyday words. */
export const unmistakableBank = new RegExp(`\\b(?:${unmistakable})\\b`)
/** Excludes 'Caixa de entrada' */
const noOther = '(?! (?:de|postal|d.agua|nao)\\b)'
/** The well-known banks that words name as the visitor's own. */
export const ownBanks = new RegExp(
  `(?<!\\b(?:nao (?:e|eh|sou|tenho)|perto|lado|frente|sou|antes|era)(?: \\S+){0,2} )\\b(${unmistakable}|roxinho|inter|caixa|c6|btg|bb|banco do brasil)\\b${noOther}`,
  'g',
)

/** Matches 'Tenho Itaú e Bradesco', where neither is chosen */
export const twoBanks = new RegExp(`${ownBanks.source}\\W+(?:e|ou)(?: n?[oa])? ${ownBanks.source}\\W*$`)

/** Whether a bank's name means the bank: it is introduced as one, or well known. */
export const isBankNamed = (before: string, words: string, behind: string) =>
  called.test(before) ||
  withCode.test(`${words}${behind}`) ||
  /^(?:(?:o|meu|e|eh|no|do) )*banco /.test(words) ||
  (wellKnown.test(words) && !isBaby(before, words) && isWhole.test(behind))
/** Whether 'bb' is a baby: 'Acorda a bb' */
const isBaby = (before: string, words: string) => /^bb\b/.test(words) && /\b(?:a|meu|minha|nossa?) ?$/.test(before)
const called =
  /\b(?:banco|bank|cod(?:igo)?|numero|meu|contas?(?: \S+)?)(?: (?:e|eh|fica|o|a|do|da|no|na))*:? ?$|\bagencia d[oa] ?$/
/** Matches '341 - Itaú' */
const withCode = new RegExp(`^\\d{3}(?: ?[-–/:] ?[a-z]| (?:${unmistakable})\\b)`)
const wellKnown = new RegExp(`^(?:(?:${filler}|tenho|uso|conta|\\d{3}) )*(?:${unmistakable}|${moreBanks})\\b`)
const isWhole = new RegExp(`^${noOther}`)

/** A bank by its code, name or nickname; one typo is allowed. */
export function readBank(said: Said, banks: readonly Bank[]): Found<'bank'> {
  const whole = wordsOf(said.plain)
  const name = whole.replace(around, '').replace(after, '')
  if (/^sou do brasil$|\bnossa caixa\b/.test(whole)) return null
  if (notNamed.test(name)) return null
  if (/^[3-7]00$/.test(whole) || /\bde \d00$/.test(whole)) return null
  if (/^\d{1,3}$/.test(name)) return byCode(name.padStart(3, '0'), banks)
  const known = [whole, name, `banco ${name}`, name.replace(/^\d{3} | \d{3}$/, '')]
    .map((words) => named(words, banks))
    .find((code) => code !== null)
  // Until the list is loaded, only well-known names are accepted
  if (known) return banks.length === 0 ? { value: known } : byCode(known, banks)
  const near = nearby(name, banks)
  if (near) return byCode(near, banks)
  return /\bbanco [a-z]{2,}$/.test(whole) && whole.split(' ').length < 5 ? { reason: 'bank.unknown' } : null
}

function named(words: string, banks: readonly Bank[]): string | null {
  const name = squeezed(words)
  const { whole } = namesOf(banks)
  return bankNicknames.get(name) ?? whole.get(name) ?? null
}

type Names = { whole: ReadonlyMap<string, string>; short: readonly (readonly [string, string])[] }
const names = new WeakMap<readonly Bank[], Names>()

/** The names of banks without spaces, with their code in front and without 'banco', cached per list. */
const namesOf = (banks: readonly Bank[]): Names =>
  once(names, banks, () => {
    const squeezedNames = banks.map(({ name, code }) => [squeezed(name), code] as const)
    return {
      whole: new Map(
        squeezedNames.flatMap(([name, code]) => [[code + name, code] as const, [name, code] as const]).toReversed(),
      ),
      short: squeezedNames.map(([name, code]) => [name.replace(/^banco(d[ao])?/, ''), code] as const),
    }
  })

const squeezed = (name: string) => plainWords(name).replaceAll(' ', '')

function byCode(code: string, banks: readonly Bank[]): Found<'bank'> {
  return banks.some((bank) => bank.code === code) ? { value: code } : { reason: 'bank.unknown' }
}

/** The only bank that is one typo away. */
function nearby(words: string, banks: readonly Bank[]): string | null {
  const name = squeezed(words)
  if (name.length < 4 || /\d/.test(name) || isEveryday(words)) return null
  const near = [...bankNicknames, ...namesOf(banks).short].filter(
    ([each]) => each.length >= 4 && (each.length > 5 || bankNicknames.has(each)) && isOneSlipAway(name, each),
  )
  const [one, ...others] = new Set(near.map(([, code]) => code))
  return others.length === 0 ? (one ?? null) : null
}
