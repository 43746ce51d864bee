import { reviewLines } from '../../funnel/views/orderLines.ts'
import { ReviewGroup } from '../../ui/cards/ReviewGroup.tsx'
import { rowOf, type EditPath } from '../useOrderSummary.tsx'
import { useKnowledge } from '../useKnowledge.ts'

/** Every answer of the order with a link to change it. Private answers are masked. */
export function ReviewGroups({ editPath }: { editPath?: EditPath | undefined }) {
  const groups = reviewLines(useKnowledge())
  return (
    <div>
      {groups.map(({ heading, lines }) => (
        <ReviewGroup key={heading} heading={heading} rows={lines.map((line) => rowOf(line, editPath))} />
      ))}
    </div>
  )
}
