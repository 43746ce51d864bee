import { withEnding } from '../values/email.ts'

/** Replaces the host or the ending of an e-mail address: 'faltou o .br', 'é .com', 'o meu é icloud' */
export function withEmailPart(old: string, plain: string): string | null {
  const told = plain.replace(/\s*\bponto\s+/g, '.').replace(/\bnao (?:e |era |o )*\S+|(?<!\S)(?=com\.br)/g, ' .')
  const [local = '', host = ''] = old.split('@')
  const [, end] = missing.exec(told) ?? []
  if (end) return old.endsWith(end) ? null : old + end
  const [named] = hostWritten.exec(told) ?? []
  if (named) return `${local}@${named}`
  const [, name] = [...told.matchAll(hostAlone)].at(-1) ?? []
  if (name) return withEnding(`${local}@${name}`)
  const [, ending] = endAlone.exec(told) ?? []
  if (ending === '.br' && host.endsWith('.com')) return old + ending
  return ending ? `${local}@${host.split('.')[0] ?? ''}${ending}` : null
}

const missing = /\b(?:falt(?:ou|a|ando)|esqueci)\s(?:[oa]\s)?((?:\.[a-z]{2,4})+)\b/
const hostWritten = /(?<![\w@.])(?:[a-z\d-]+\.)+(?:com|net|org|br|edu|gov)\b(?!\.?[\w@])/
const hostAlone =
  /(?:^|\s)(?:[eé]h? |era |no |do |o )*(gmail|hotmail|outlook|yahoo|icloud|live|uol|bol|terra|ig)(?![\w.@])/g
const endAlone = /(?:^|[\s*])\*?((?:\.[a-z]{2,4})+)\*?(?![\w@.])/
