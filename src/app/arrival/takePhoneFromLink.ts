import { asPhone } from '../../api/contract/values/digits.ts'
import { readAnswers } from '../../funnel/answers/readAnswers.ts'

/** The link parameters that may contain a telephone. */
const names = ['phone', 'telefone']

/** Removes the telephone from the address, in WhatsApp's format, and returns it if it is valid. */
export function takePhoneFromLink(): string | undefined {
  const url = new URL(window.location.href)
  const given = names.map((name) => url.searchParams.get(name)).find((text) => text !== null) ?? null
  for (const name of names) url.searchParams.delete(name)
  if (given === null) return undefined
  window.history.replaceState(window.history.state, '', url)
  return readAnswers({ phone: ofMobile(asPhone(given)) }, new Date()).values.phone
}

/** Adds the ninth digit, which older WhatsApp accounts lack. */
const ofMobile = (digits: string) => digits.replace(/^(\d\d)([6-9]\d{7})$/, '$19$2')
