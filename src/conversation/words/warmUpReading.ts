import { onlyWhenIdle } from '../../browser/onlyWhenIdle.ts'
import { serverNow } from '../../browser/serverClock.ts'
import { keysIn, type Key } from '../../content/questions/answers.ts'
import { questions } from '../../content/questions/questions.ts'
import { emptyFunnel } from '../../funnel/state.ts'
import { mayBeTold } from './mayBeTold.ts'
import { handleMessageAtQuestion } from '../../understanding/handleMessageAtQuestion.ts'

/** The shortest is first, because the first reading is the slowest. */
const madeUp = ['10', 'Ana Maria']
/** Read at the first question alone, where most ask. */
const question = 'anotou o CEP? e quanto custa?'

/** Reads sample answers while idle, because code is slow on its first run, which a visitor would notice. */
export function warmUpReading(): void {
  const keys = keysIn(questions)
  onlyWhenIdle([...madeUp.flatMap((text) => keys.map((key) => read(key, text))), read('cep', question), tell])
}
const tell = () => mayBeTold(emptyFunnel, { key: 'number', text: '10. Ana Maria' }, { number: '10' }, serverNow())
const read = (key: Key, text: string) => () => handleMessageAtQuestion(emptyFunnel, key, text, serverNow())
