import type { Key } from '../../content/questions/answers.ts'
import { CepChips } from './CepChips.tsx'
import { PromotionsConsentChip } from './PromotionsConsentChip.tsx'
import { SuggestedPhrases } from './SuggestedPhrases.tsx'
import { VisitConfirm } from './VisitConfirm.tsx'

type Props = { name: Key; onReply: (raw: string) => void; onTaken: () => void }

/** What a tap says or confirms besides the replies of a question. */
export const ExtraChips = ({ name, onReply, onTaken }: Props) => (
  <>
    {name === 'cep' && <CepChips onReply={onReply} />}
    {name === 'schedule' && <VisitConfirm onConfirm={onReply} />}
    {name === 'email' && <PromotionsConsentChip />}
    <SuggestedPhrases name={name} onTaken={onTaken} />
  </>
)
