import type { Bank } from '../../api/contract/bank.ts'
import { bankNicknames } from '../../content/reading/bankNicknames.ts'
import { plainWords } from '../../api/contract/values/plainWords.ts'

/** The banks that a text may mean, by code or name, with or without accents; the likeliest first. */
export function banksLike(banks: readonly Bank[], text: string): Bank[] {
  const wish = plainWords(text)
  if (wish === '') return [...banks]
  const ranked = banks.map((bank) => ({ bank, rank: rankOf(bank, wish) })).filter(({ rank }) => rank < none)
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ bank }) => bank)
}

/** The one bank that a text means, by its code, name or nickname; null if there are several. */
export function bankMeant(banks: readonly Bank[], text: string): Bank | null {
  const wish = plainWords(text)
  const called = nicknamed(wish)
  const exact = banks.find(
    ({ code, name }) => [code, plainWords(name), plainWords(`${code} ${name}`)].includes(wish) || code === called,
  )
  const [only, ...others] = wish === '' ? [] : banksLike(banks, text)
  return exact ?? (only && others.length === 0 ? only : null)
}

const none = 5

const nicknamed = (wish: string) => bankNicknames.get(wish.replaceAll(' ', ''))

function rankOf({ code, name }: Bank, wish: string): number {
  const bank = plainWords(name)
  if (code === wish.padStart(3, '0') || code === nicknamed(wish)) return 0
  if (code.startsWith(wish)) return 1
  if (bank.startsWith(wish)) return 2
  if (bank.split(' ').some((word) => word.startsWith(wish))) return 3
  return bank.includes(wish) || plainWords(`${code} ${name}`).startsWith(wish) ? 4 : none
}
