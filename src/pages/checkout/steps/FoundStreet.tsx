import { useRef } from 'react'
import type { CepResult } from '../../../content/flows/facts.ts'
import { lookUpTexts } from '../../../content/texts/order/checkoutTexts.ts'
import type { Screen } from '../../../content/flows/screen.ts'
import { cepText } from '../../../content/format.ts'
import { TextLink } from '../../../ui/buttons/TextLink.tsx'
import { useFunnel, useJourney } from '../../../order/useFunnel.ts'
import { LookupFailed } from '../wait/LookupFailed.tsx'
import { usePathToPage } from '../usePathToPage.ts'

/** The street of the CEP, as far as the look-up found it. */
export function FoundStreet({ screen }: { screen: Screen }) {
  const pageAt = usePathToPage()
  const {
    facts: { street },
    answers: { cep = '' },
  } = useJourney()
  const pending = useFunnel(({ facts }) => facts.street?.pending === true)
  const status = useRef<HTMLParagraphElement>(null)
  const text = street ? streetText(street) : pending ? lookUpTexts.street.pending : ''
  return (
    <>
      <p ref={status} role="status" tabIndex={-1}>
        {text && <b>{text} </b>}
        {!screen.asks.includes('cep') && (
          <>
            <span className="nb">CEP {cepText(cep)}</span>{' '}
            <TextLink to={pageAt('cep')} small>
              {lookUpTexts.street.change}
            </TextLink>
          </>
        )}
      </p>
      <LookupFailed facts={['street']} title={lookUpTexts.failed} inPlace={() => status.current} />
    </>
  )
}

function streetText({ found, street, neighborhood, city, state }: CepResult): string {
  if (found === 'down') return lookUpTexts.street.byHand
  return [street, neighborhood, city, state].filter(Boolean).join(', ')
}
