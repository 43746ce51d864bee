import { asPhone } from '../../api/contract/values/digits.ts'
import { readAnswers } from '../../funnel/answers/readAnswers.ts'

/** The link parameters that may hold a telephone. */
const names = ['phone', 'telefone']

/** Takes the telephone out of the address, as Whatsapp's own link writes it. An impossible one is ignored. */
export function takePhoneFromLink(): string | undefined {
  const url = new URL(window.location.href)
  const given = names.map((name) => url.searchParams.get(name)).find((text) => text !== null) ?? null
  for (const name of names) url.searchParams.delete(name)
  if (given === null) return undefined
  window.history.replaceState(window.history.state, '', url)
  return readAnswers({ phone: ofMobile(asPhone(given)) }, new Date()).values.phone
}

/** Whatsapp accounts older than the ninth digit of mobile numbers still go without it. */
const ofMobile = (digits: string) => digits.replace(/^(\d\d)([6-9]\d{7})$/, '$19$2')
