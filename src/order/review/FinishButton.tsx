import { earlierOrder } from '../../api/contract/errors/earlierOrder.ts'
import { failureWords } from '../../content/texts/errors/failureTexts.ts'
import { finishTexts } from '../../content/texts/order/finishTexts.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { ErrorText } from '../../ui/fields/ErrorText.tsx'
import { useFunnel } from '../useFunnel.ts'

/** The id of the form that places the order; its button may be elsewhere. */
export const finishFormId = 'finalizar'

/** The only button that places the order, with the reason of a failure. */
export function FinishButton() {
  const { busy, error } = useFunnel((funnel) => funnel.finishing)
  const hasEarlier = error?.code === earlierOrder
  const failure = error !== null && error.code !== 'terms.unticked' ? error : null
  return (
    <>
      {failure && <ErrorText>{failureWords(failure)}</ErrorText>}
      <Button
        type="submit"
        form={finishFormId}
        big
        split
        icon="arrow"
        state={busy ? 'loading' : failure && !hasEarlier ? 'error' : 'default'}
        stateText={busy ? finishTexts.busy : finishTexts.failed}
      >
        {hasEarlier ? finishTexts.again : finishTexts.button}
      </Button>
    </>
  )
}
