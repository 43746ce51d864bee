import type { Bank } from '../../../api/contract/bank.ts'
import { bankNicknames } from '../../../content/reading/bankNicknames.ts'
import { isOneSlipAway } from '../../../content/reading/emailDomains.ts'
import { plainWords } from '../../../content/reading/plainWords.ts'
import { wordsOf, type Said } from '../said.ts'
import { smallWord } from '../smallWords.ts'
import type { Found } from './found.ts'

const around = new RegExp(
  `^(?:(?:${smallWord}|tenho|uso|(?:o )?meu banco|banco|bank|codigo|cod|conta|minha conta|tenho conta|` +
    'eu tenho|uso o|uso a|numero|vai ser|sou cliente|cliente|correntista|sou|corrente|poupanca|' +
    'digital) )+(?=\\S)',
)
const after = /(?: (?:mesmo|digital|conta|corrente|poupanca|s a|sa))+$/

/** A bank by its code, by its name, or by what people call it, a slip of a finger allowed. */
export function readBank(said: Said, banks: readonly Bank[]): Found<'bank'> {
  const whole = wordsOf(said.plain)
  const name = whole.replace(around, '').replace(after, '')
  if (/^(?:digital|popular|publico|privado|bom|ruim|online|do governo|de investimento)$/.test(name)) return null
  if (/^\d{1,3}$/.test(name)) return byCode(name.padStart(3, '0'), banks)
  const known = [whole, name, `banco ${name}`, name.replace(/^\d{3} | \d{3}$/, '')]
    .map((words) => named(words, banks))
    .find((code) => code !== null)
  if (known) return byCode(known, banks)
  const near = nearby(name)
  if (near) return byCode(near, banks)
  return /\bbanco [a-z]{2,}$/.test(whole) && whole.split(' ').length < 5 ? { reason: 'bank.unknown' } : null
}

function named(words: string, banks: readonly Bank[]): string | null {
  const own = bankNicknames[words.replaceAll(' ', '')]
  return (
    own ??
    banks.find((bank) => plainWords(bank.name) === words || plainWords(`${bank.code} ${bank.name}`) === words)?.code ??
    null
  )
}

function byCode(code: string, banks: readonly Bank[]): Found<'bank'> {
  return banks.some((bank) => bank.code === code) ? { value: code } : { reason: 'bank.unknown' }
}

/** The only bank that is one slip of a finger away. */
function nearby(words: string): string | null {
  const name = words.replaceAll(' ', '')
  if (name.length < 4 || /\d/.test(name)) return null
  const codes = new Set(
    Object.entries(bankNicknames)
      .filter(([each]) => each.length >= 4 && isOneSlipAway(name, each))
      .map(([, code]) => code),
  )
  return codes.size === 1 ? ([...codes][0] ?? null) : null
}
