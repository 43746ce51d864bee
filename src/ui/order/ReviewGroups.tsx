import { reviewLines } from '../../funnel/orderRows.ts'
import { ReviewGroup } from '../ReviewGroup.tsx'
import { rowOf, type EditPath } from './useOrder.tsx'
import { useStory } from './useStory.ts'

/** Every answer of the order, each with its way to change it; private ones masked. */
export function ReviewGroups({ editPath }: { editPath?: EditPath | undefined }) {
  const groups = reviewLines(useStory())
  return (
    <div>
      {groups.map(({ heading, lines }) => (
        <ReviewGroup key={heading} heading={heading} rows={lines.map((line) => rowOf(line, editPath))} />
      ))}
    </div>
  )
}
