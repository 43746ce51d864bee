import type { Key } from '../../content/questions/answers.ts'
import { CepChips } from './CepChips.tsx'
import { PromotionsChip } from './PromotionsChip.tsx'
import { Sayings } from './SuggestedPhrases.tsx'
import { VisitConfirm } from './VisitConfirm.tsx'

type Props = { name: Key; onReply: (raw: string) => void; onTaken: () => void }

/** What a tap says or confirms besides the replies of a question. */
export const LaterChips = ({ name, onReply, onTaken }: Props) => (
  <>
    {name === 'cep' && <CepChips onReply={onReply} />}
    {name === 'schedule' && <VisitConfirm onConfirm={onReply} />}
    {name === 'email' && <PromotionsChip />}
    <Sayings name={name} onTaken={onTaken} />
  </>
)
