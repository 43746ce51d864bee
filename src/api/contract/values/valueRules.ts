import * as z from 'zod/mini'
import { inNameCase } from './firstName.ts'
import { isPhone } from './isPhone.ts'
import { dateOf } from './dates.ts'
import { isCnpj, isCpf } from './cpfAndCnpj.ts'
import {
  onlyVisibleChars,
  hasLinkOrPhone,
  isTalk,
  isTalkOfPlace,
  isTalkOrHelp,
  namesBlock,
  namesLot,
  tellsDoor,
  tellsSpeed,
} from './textPatterns.ts'
import type { Refusal } from '../errors/validationMessages.ts'

/** The id of a lead or of a notice: 128 random bits. */
export const idLead = z.string().check(z.regex(/^[\w-]{22}$/))

/** A text with only a maximum length. */
export const upTo = (most: number) => z.string().check(z.maxLength(most), legible())

/** Eight zeros are no CEP. */
export const cep = z.string().check(matches(/^(?!0{8})\d{8}$/, 'cep.digits'))
export const number = z
  .string()
  .check(
    matches(/\S/, 'number.empty'),
    shorter(64, 'number.long'),
    ...ofAnAddress(),
    no(isTalk, 'number.talk'),
    matches(/\d|^s\/n$/i, 'number.talk'),
    no(tellsSpeed, 'number.talk'),
    no(tellsDoor, 'number.more'),
  )
export const street = written('street.empty', isTalk, 'street.talk')
export const neighborhood = written('neighborhood.empty', isTalkOfPlace, 'neighborhood.talk')
export const city = written('city.empty', isTalk, 'city.talk')
export const state = z.enum(
  'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' '),
  refuse('state.unknown'),
)
export const block = written('block.empty', (text) => isTalkOrHelp(text) || namesLot(text), 'block.talk')
export const lot = written('lot.empty', (text) => isTalkOrHelp(text) || namesBlock(text), 'lot.talk')
/** Empty for an address without a complement. */
export const complement = z
  .string()
  .check(shorter(64, 'complement.long'), ...ofAnAddress(), no(isTalkOrHelp, 'complement.talk'))
/** A whole address, as composed by a page. */
export const wholeAddress = z.string().check(z.maxLength(256), ...ofAnAddress())
export const plan = z.string().check(matches(/^d\d{3,4}[a-z]{1,5}\d?$/, 'plan.unknown'))

export const name = ofPerson('name')
export const motherName = ofPerson('motherName')
export const phone = z
  .string()
  .check(matches(/^\d{10,11}$/, 'phone.invalid'), z.refine(isPhone, refuse('phone.invalid')))
export const email = z
  .string()
  .check(
    matches(/\S/, 'email.empty'),
    shorter(96, 'email.long'),
    matches(/^\S+$/, 'email.spaces'),
    matches(/@/, 'email.at'),
    matches(/@[^@]+\.[^@.]+$/, 'email.domain'),
    matches(
      /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([\p{L}\d]([\p{L}\d-]*[\p{L}\d])?\.)+(\p{L}{2,}|xn--[a-z\d-]+)$/u,
      'email.invalid',
    ),
  )
export const yesNo = z.boolean(refuse('yesNo.unknown'))
export const birthDate = calendarDay('date.invalid')
export const cpf = z.string().check(matches(/^\d{11}$/, 'document.cpf'), z.refine(isCpf, refuse('document.cpf')))
export const cnpj = z
  .string()
  .check(matches(/^[0-9A-Z]{12}\d{2}$/, 'document.cnpj'), z.refine(isCnpj, refuse('document.cnpj')))
/** A CPF (11 digits) or a CNPJ (14 characters). */
export const document = z.string().check(
  matches(/^(\d{11}|[0-9A-Z]{12}\d{2})$/, 'document.length'),
  z.refine((text) => text.length !== 11 || isCpf(text), refuse('document.cpf')),
  z.refine((text) => text.length !== 14 || isCnpj(text), refuse('document.cnpj')),
)

/** The code that confirms a collaborator's e-mail. */
export const mailedCode = z.string().check(matches(/^\d{6}$/, 'code.digits'))

export const dueDays = [1, 5, 7, 10, 12, 15, 20, 25] as const
export const dueDate = z
  .number(refuse('dueDate.unknown'))
  .check(z.refine((day) => dueDays.some((due) => due === day), refuse('dueDate.unknown')))
export const bank = z.string().check(matches(/^\d{3}$/, 'bank.unknown'))
export const agency = z.string().check(matches(/^\d{3,5}(-[\dX])?$/, 'agency.invalid'))
export const account = z.string().check(matches(/^\d{2,12}-[\dX]$/, 'account.invalid'))

export const periods = ['manha', 'tarde'] as const
export const slot = z.strictObject({
  date: calendarDay('schedule.date'),
  period: z.enum(periods, refuse('schedule.period')),
})
/** The most visits that an order proposes. */
export const mostVisits = 3
export const schedule = z.array(slot).check(
  z.minLength(1, refuse('schedule.empty')),
  z.maxLength(mostVisits, refuse('schedule.many')),
  z.refine((slots) => new Set(slots.map((s) => s.date + s.period)).size === slots.length, refuse('schedule.repeated')),
)

/** Empty without a message to the technician. A document's number is none. */
export const visitNote = z.string().check(
  shorter(300, 'visitNote.long'),
  ...ofAnAddress(),
  no((text) => /(?:\d[.\s/-]?){8}/.test(text), 'text.message'),
)

export type Slot = z.output<typeof slot>
export type Period = Slot['period']

function ofPerson(key: 'name' | 'motherName') {
  return z
    .string()
    .check(
      shorter(128, `${key}.long`),
      matches(/\S/, `${key}.empty`),
      seen(),
      no(isTalkOrHelp, `${key}.talk`),
      onlyLetters(`${key}.letters`),
      twoWords(`${key}.words`),
      z.overwrite(inNameCase),
    )
}

function refuse(code: Refusal) {
  return code
}
function matches(pattern: RegExp, code: Refusal) {
  return z.regex(pattern, { error: refuse(code), abort: true })
}
function shorter(most: number, code: Refusal) {
  return z.maxLength(most, { error: refuse(code), abort: true })
}
/** Excludes control characters, which are not text; PostgreSQL cannot store NUL. */
function legible() {
  return matches(/^\P{Cc}*$/u, 'text.control')
}
/** Excludes invisible characters, which would make a text look different from its content. */
function seen() {
  return matches(onlyVisibleChars, 'text.control')
}
/** Rules for texts that other people read: only for finding a house, without link, e-mail or telephone. */
function ofAnAddress() {
  return [seen(), no(hasLinkOrPhone, 'text.message')]
}
function no(isWrong: (text: string) => boolean, code: Refusal) {
  return z.refine<string>((text) => !isWrong(text), { error: refuse(code), abort: true })
}
function written(empty: Refusal, isOther: (text: string) => boolean, other: Refusal) {
  return z.string().check(matches(/\S/, empty), shorter(128, 'text.long'), ...ofAnAddress(), no(isOther, other))
}
function calendarDay(code: Refusal) {
  return z.string().check(
    matches(/^\d{2}\/\d{2}\/\d{4}$/, code),
    z.refine((text) => dateOf(text) !== null, refuse(code)),
  )
}
function onlyLetters(code: Refusal) {
  return matches(/^[\p{L}\p{M}]+(['’-][\p{L}\p{M}]+)*\.?( [\p{L}\p{M}]+(['’-][\p{L}\p{M}]+)*\.?)*$/u, code)
}
function twoWords(code: Refusal) {
  return matches(/^(?=[^ ]*\p{L}[^ ]*\p{L})[^ ]+ \S/u, code)
}
