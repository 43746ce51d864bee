import { type BadReply, badReplies as replies, patience } from '../../../tests/support/badReplies.ts'
import { callNames } from '../../../server/http/calls/bindCalls.ts'
import { apiOver } from '../../../src/api/client.ts'
import type { CallName, Input } from '../../../src/api/contract/calls.ts'
import { ApiError } from '../../../src/api/contract/errors/apiError.ts'
import { none, type Fault, type How, type Outcome } from '../counters.ts'

/** Every call gets every bad reply. None may pass for an answer, and each is told in its words of the catalogue. */
async function run({ weak }: How): Promise<Outcome> {
  const names = callNames()
  const bad: BadReply[] = Object.values(replies)
  const counts = { ...none }
  for (const name of names) for (const reply of bad) if (await passes(name, reply, weak)) counts.G += 1
  return { counts, stuck: [], figures: `${bad.length} bad replies to ${names.length} calls` }
}

async function passes(name: CallName, { answer, says }: BadReply, weak: boolean): Promise<boolean> {
  try {
    if (weak) await (await answer()).text()
    else await apiOver({ host: '', fetch: answer, timeout: patience })<CallName>(name, input)
    return true
  } catch (error) {
    return !weak && !(error instanceof ApiError && error.message.startsWith(says(name)))
  }
}

const input: Input<CallName> = { params: {}, query: {}, body: {} }

export const badReplies: Fault = {
  name: 'bad replies to every call',
  control: 'a client that believes what it gets',
  missing: null,
  brief: true,
  run,
}
