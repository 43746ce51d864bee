import { useDispatch } from 'react-redux'
import { turnTexts } from '../../content/texts/chat/chatTexts.ts'
import { cameBackTexts } from '../../content/texts/cameBackTexts.ts'
import { arrived } from '../../funnel/slice.ts'
import { welcomeWords } from '../../funnel/views/unfinishedOrderSummary.ts'
import { EraseButton } from '../../order/erase/EraseButton.tsx'
import { useFunnel } from '../../order/useFunnel.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import strand from '../transcript/Strand.module.css'
import { Speaker } from './Speaker.tsx'

/** For a visitor who returns: the order so far, to continue or to begin anew. */
export function CameBackTurn() {
  const dispatch = useDispatch()
  const words = useFunnel(welcomeWords)
  const goOn = () => {
    dispatch(arrived({ cameBack: false }))
    const open = document.getElementById('resposta') ?? document.getElementById('agora')
    open?.focus()
  }
  return (
    <article className={strand.turn} aria-label={turnTexts.said}>
      <p className={strand.node}>
        <Speaker who="bot" />
        {words}
      </p>
      <div className={strand.row}>
        <Button look="line" onClick={goOn}>
          {cameBackTexts.go}
        </Button>
        <EraseButton text={cameBackTexts.anew} />
      </div>
    </article>
  )
}
