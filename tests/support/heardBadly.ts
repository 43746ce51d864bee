import { isKeyed } from '../../server/http/calls/callRules.ts'
import { type Api, apiOver } from '../../src/api/client.ts'
import type { CallName } from '../../src/api/contract/calls.ts'
import { type BadReply, patience } from './badReplies.ts'

/** Fails each call `times` times. `otherKeys` are retries with another key, `untold` unreported failures. */
export function heardBadly({ answer, done, says }: BadReply, times: number, good: Api, told: readonly string[]) {
  const heard = new Map<CallName, number>()
  const otherKeys = new Set<CallName>()
  const untold = new Set<CallName>()
  const open = new Map<string, { name: CallName; key: string | undefined; from: number }>()
  const isTold = ({ name, from }: { name: CallName; from: number }) =>
    told.slice(from).some((words) => words.startsWith(says(name)))

  const api: Api = async (name, input, options) => {
    const asked = name + JSON.stringify('params' in input ? input.params : {})
    const before = open.get(asked)
    const key = options?.idempotencyKey
    if (isKeyed(name) && (key === undefined || (before && before.key !== key))) otherKeys.add(name)
    if (before && !isTold(before)) untold.add(name)
    open.delete(asked)
    const nth = heard.get(name) ?? 0
    if (nth >= times) return good(name, input, options)
    heard.set(name, nth + 1)
    open.set(asked, { name, key, from: told.length })
    if (done) await good(name, input, options).catch(() => undefined)
    return apiOver({ host: '', fetch: answer, timeout: patience })(name, input, options)
  }
  return {
    api,
    heard: () => [...heard.keys()],
    wrong: () => ({
      otherKeys: [...otherKeys],
      untold: [...untold, ...[...open.values()].map(({ name }) => name)].filter((name) => !silent.includes(name)),
      unknown: told.filter((words) => ![...heard.keys()].some((name) => words.startsWith(says(name)))),
    }),
  }
}

/** Calls whose failure is not shown: a typed address replaces a look-up, and nobody waits for a left order. */
const silent: readonly CallName[] = ['cepInformation', 'endThisDevice']
