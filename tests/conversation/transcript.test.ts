import { describe, expect, it } from 'vitest'
import { exampleOf } from '../../src/content/questions/exampleOf.ts'
import { refusedAgain } from '../../src/content/texts/chat/chatTexts.ts'
import { refusals } from '../../src/api/contract/errors/validationMessages.ts'
import { journey } from '../../src/funnel/journey/journey.ts'
import { funnel as reduce, kept, remarked, reopened } from '../../src/funnel/slice.ts'
import { emptyFunnel, type Aside, type Funnel } from '../../src/funnel/state.ts'
import type { Key } from '../../src/content/questions/answers.ts'
import { wrongCodeText } from '../../src/content/texts/order/codeSentTexts.ts'
import { transcript } from '../../src/conversation/transcript/transcript.ts'
import { sameTurn, type Turn } from '../../src/conversation/transcript/turn.ts'
import { aFunnel, answeredUpTo, aStreet } from '../support/aFunnel.ts'
import { questionAfter } from '../support/questionsOf.ts'

const talk = (funnel: Funnel, editing: Key | null = null): Turn[] => transcript({ ...funnel, editing }, journey(funnel))
const kinds = (turns: Turn[]) => turns.map(({ kind }) => kind)
const wrongCode = (funnel: Funnel) =>
  reduce(reduce(funnel, kept({ code: '123456' })), reopened({ code: { code: 'code.wrong', words: wrongCodeText(4) } }))
const remark = (funnel: Funnel, aside: Aside) => reduce(funnel, remarked(aside))

it('a remark is kept without a CPF, where no question is open too', () => {
  const { asides } = remark(emptyFunnel, { after: null, said: 'a vizinha é 390.533.447-05', reply: 'Oi', kind: 'side' })
  expect(asides.at(-1)?.said).toBe('a vizinha é •••.•••.•••-••')
})

describe('the transcript', () => {
  it('opens with the greeting and the first question', () => {
    expect(talk(emptyFunnel)).toEqual([
      { kind: 'greeting', id: 'greeting' },
      {
        kind: 'now',
        id: 'cep:now',
        name: 'cep',
        text: 'Qual é o CEP da instalação?',
        thanks: null,
        kick: null,
        tries: 0,
        ready: true,
      },
    ])
  })

  it('shows an answer under its question and the found address, then asks the next one', () => {
    const turns = talk(aFunnel({ cep: '14010100' }, { street: aStreet() }))
    expect(kinds(turns)).toEqual(['greeting', 'qa', 'card', 'now'])
    expect(turns[1]).toMatchObject({
      head: 'ask',
      text: 'Qual é o CEP da instalação?',
      answer: '14010-100',
      mark: 'sent',
      editable: true,
    })
    expect(turns[3]).toMatchObject({ name: 'number', text: 'Achei: Rua das Palmeiras. Qual é o número?' })
  })

  it('shows a refused try under its question, followed by the reason', () => {
    const refused = remark(emptyFunnel, {
      after: 'cep',
      said: '1401010',
      reply: refusals['cep.digits'],
      kind: 'repair',
    })
    expect(talk(refused).slice(1)).toMatchObject([
      { kind: 'refused', head: 'ask', said: '1401010' },
      { kind: 'said', head: 'err', text: refusals['cep.digits'] },
      { kind: 'now', name: 'cep', tries: 1 },
    ])
  })

  it('removes the refused tries once there is an answer', () => {
    const refused = remark(emptyFunnel, { after: 'cep', said: '1', reply: refusals['cep.digits'], kind: 'repair' })
    const [, answer] = talk(reduce(refused, kept({ cep: '14010100' })))
    expect(answer).toMatchObject({ kind: 'qa', head: 'ask', answer: '14010-100' })
  })

  it('shows only the last refused try, with its own reason', () => {
    const tries = ['1', '2', '3'].map((said): Aside => ({ after: 'cep', said, reply: said, kind: 'repair' }))
    const turns = talk(tries.reduce(remark, emptyFunnel))
    expect(turns.filter(({ kind }) => kind === 'refused')).toMatchObject([{ said: '3' }])
    expect(turns.at(-2)).toMatchObject({ head: 'err', text: refusedAgain('3', exampleOf('cep')) })
  })

  it('says a second refusal in other words', () => {
    const once: Aside = { after: 'cep', said: '1', reply: refusals['cep.digits'], kind: 'repair' }
    const turns = talk(remark(remark(emptyFunnel, once), { ...once, said: '2' }))
    expect(turns.at(-2)).toMatchObject({
      kind: 'said',
      head: 'err',
      text: refusedAgain(refusals['cep.digits'], exampleOf('cep')),
    })
    expect(turns.at(-1)).toMatchObject({ kind: 'now', tries: 2 })
  })

  it('answers a visitor’s question, and returns to the open one', () => {
    const asked = remark(emptyFunnel, { after: 'cep', said: 'Por que pedem isso?', reply: 'Porque sim.', kind: 'side' })
    expect(talk(asked).slice(1)).toMatchObject([
      { kind: 'said', head: 'ask' },
      { kind: 'side', reply: 'Porque sim.' },
      { kind: 'now', kick: 'back' },
    ])
  })

  it('shows why the server refused an answer, and asks it again', () => {
    const back = reduce(aFunnel({ cep: '99999999' }), reopened({ cep: { code: 'cep.unknown' } }))
    expect(talk(back).slice(1)).toMatchObject([
      { kind: 'refused', head: 'ask', said: '99999-999' },
      { kind: 'said', head: 'err', text: refusals['cep.unknown'] },
      { kind: 'now', name: 'cep' },
    ])
  })

  it('repeats the server’s words every time, without private data', () => {
    const turns = talk(
      wrongCode(
        wrongCode({ ...aFunnel({ email: 'ana@timbrasil.example', acceptPromotions: false }), flow: 'collaborator' }),
      ),
    )
    expect(turns.slice(-3)).toMatchObject([
      { head: 'ask', said: '••••••' },
      { head: 'err', text: wrongCodeText(4) },
      { name: 'code', tries: 2 },
    ])
    expect(JSON.stringify(turns)).not.toContain('123456')
  })

  it('names the city of its only CEP', () => {
    const turns = talk(
      aFunnel(
        { cep: '72980000' },
        { street: aStreet({ found: 'city', street: '', neighborhood: '', city: 'Pirenópolis', state: 'GO' }) },
      ),
    )
    expect(turns.slice(2)).toMatchObject([
      { kind: 'card', card: 'address' },
      { kind: 'now', name: 'neighborhood', text: 'Achei: Pirenópolis/GO. Qual é o bairro?' },
    ])
  })

  it('comments only on the previous answer before a new question', () => {
    const name = questionAfter('name')
    const asked = answeredUpTo(name)
    const aside: Aside = { after: name, kind: 'side', said: 'tem fidelidade?', reply: 'Tem.' }
    expect(talk(asked).at(-1)).toMatchObject({ name, thanks: 'Prazer, Ana.' })
    expect(talk(remark(asked, aside)).at(-1)).toMatchObject({ name, thanks: null })
    expect(talk({ ...asked, cameBack: true }).at(-1)).toMatchObject({ name, thanks: null })
  })

  it('keeps the name visible while a changed address is asked for again', () => {
    const moved = reduce(answeredUpTo(questionAfter('name')), kept({ cep: '22041080' }))
    const turns = talk(moved)
    expect(turns.filter(({ kind }) => kind === 'qa').map(({ id }) => id)).toEqual(['cep', 'name'])
    expect(turns.at(-1)).toMatchObject({ kind: 'now', name: 'number', kick: 'again' })
  })

  it('marks the answers that depend on the one being changed', () => {
    const turns = talk(answeredUpTo('phone'), 'cep')
    expect(turns.find(({ id }) => id === 'cep:edit')).toMatchObject({ kind: 'edit', name: 'cep' })
    expect(turns.filter((turn) => turn.kind === 'qa' && turn.mark === 'depends').map(({ id }) => id)).toEqual([
      'number',
      'complement',
      'plan',
    ])
  })

  it('marks unsent answers as stored', () => {
    const cut: Funnel = { ...answeredUpTo('phone'), saveProblem: { code: 'network' } }
    expect(
      talk(cut)
        .filter((turn) => turn.kind === 'qa')
        .every((turn) => turn.mark === 'held'),
    ).toBe(true)
  })

  it('does not recreate an unchanged turn', () => {
    const [old, now] = [talk(answeredUpTo('plan')), talk(answeredUpTo('name'))]
    const unchanged = now.filter((turn) => old.some((other) => sameTurn(turn, other)))
    expect(unchanged).toHaveLength(old.length - 1)
  })

  it('shows private answers masked', () => {
    expect(JSON.stringify(talk(answeredUpTo('document')))).not.toMatch(/Maria|15\/03/)
  })
})
