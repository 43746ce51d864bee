import type { UnknownAction } from '@reduxjs/toolkit'
import type { Look } from '../../content/flows/screen.ts'
import type { Key } from '../../content/questions/answers.ts'
import { checkoutTexts } from '../../content/texts/order/checkoutTexts.ts'
import { noOffersTexts } from '../../content/texts/order/stopAndDonePageTexts.ts'
import { coverageNoticeTexts } from '../../content/texts/order/coverageNoticeTexts.ts'
import { answered, quizRetried } from '../visitorActions.ts'
import { journey } from '../journey/journey.ts'
import type { Funnel } from '../state.ts'
import { askingLink, whatsappOrderLink } from './whatsappOrderLink.ts'
import { isNoticeAgreed } from './coverageNoticeWords.ts'

/** A next step: an answer to change, an action, or a link to a person. */
export type StopAction = { text: string } & ({ edit: Key } | { act: UnknownAction } | { href: string })

/** The next steps at a stop, the best one first. */
export const actionsAtStop = (funnel: Funnel): readonly StopAction[] =>
  waysFrom[journey(funnel).current.look]?.(funnel) ?? []

const toPerson = checkoutTexts.person.link

const waysFrom: { [L in Look]?: (funnel: Funnel) => readonly StopAction[] } = {
  noOffer: (funnel) => [
    { text: coverageNoticeTexts.other, edit: 'cep' },
    ...(isNoticeAgreed(funnel) ? [] : [{ text: coverageNoticeTexts.button, act: answered({ notice: 'sim' }) }]),
  ],
  noOffers: (funnel) => [
    { text: noOffersTexts.again, edit: 'document' },
    { text: toPerson, href: askingLink(funnel, noOffersTexts.words) },
  ],
  secondTry: (funnel) => [
    { text: checkoutTexts.retry, act: quizRetried() },
    { text: toPerson, href: whatsappOrderLink(funnel) },
  ],
}
