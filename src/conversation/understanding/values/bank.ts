import type { Bank } from '../../../api/contract/bank.ts'
import { bankNicknames } from '../../../content/bankNicknames.ts'
import { plainWords } from '../../../content/plainWords.ts'
import { wordsOf, type Said } from '../said.ts'
import type { Found } from './found.ts'

const around = /^(?:(?:(?:o )?meu banco|banco|bank|is|codigo|cod|conta|minha conta|tenho conta|eu tenho|tenho|uso|uso o|uso a|e|eh|fica|o|a|no|na|do|da|de|pelo|pela|numero|quero|vai ser|sou cliente|cliente|correntista|sou|minha|meu|corrente|poupanca|digital|agora|em|eu|esta|ta) )+(?=\S)/
const after = /(?: (?:mesmo|digital|conta|corrente|poupanca|s a|sa))+$/

/** A bank by its code, by its name, or by what people call it, a slip of a finger allowed. */
export function readBank(said: Said, banks: readonly Bank[]): Found<'bank'> {
  const whole = wordsOf(said.plain)
  const name = whole.replace(around, '').replace(after, '')
  if (/^(?:digital|popular|publico|privado|bom|ruim|online|do governo|de investimento)$/.test(name)) return null
  if (/^\d{1,3}$/.test(name)) return byCode(name.padStart(3, '0'), banks)
  const known = [whole, name, `banco ${name}`, name.replace(/^\d{3} | \d{3}$/, '')].map((words) => named(words, banks)).find((code) => code !== null)
  if (known) return byCode(known, banks)
  const near = nearby(name)
  if (near) return byCode(near, banks)
  return /\bbanco [a-z]{2,}$/.test(whole) && whole.split(' ').length < 5 ? { reason: 'bank.unknown' } : null
}

function named(words: string, banks: readonly Bank[]): string | null {
  const own = bankNicknames[words.replaceAll(' ', '')]
  return own ?? banks.find((bank) => plainWords(bank.name) === words || plainWords(`${bank.code} ${bank.name}`) === words)?.code ?? null
}

function byCode(code: string, banks: readonly Bank[]): Found<'bank'> {
  return banks.some((bank) => bank.code === code) ? { value: code } : { reason: 'bank.unknown' }
}

/** The only bank that is one slip away, or two in a long name. */
function nearby(words: string): string | null {
  const name = words.replaceAll(' ', '')
  if (name.length < 4 || /\d/.test(name)) return null
  const codes = new Set(Object.entries(bankNicknames).filter(([each]) => each.length >= 4 && slips(name, each) <= (each.length > 7 ? 2 : 1)).map(([, code]) => code))
  return codes.size === 1 ? ([...codes][0] ?? null) : null
}

/** How many signs were added, lost, changed or swapped between two words; from three on it no longer counts. */
function slips(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3
  let [before, row] = [Array.from({ length: b.length + 1 }, (_, at) => at), Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : 9
      next[j] = Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, swap)
    }
    ;[before, row] = [row, next]
  }
  return row[b.length] ?? 3
}
