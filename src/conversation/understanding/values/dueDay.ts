import { dueDays } from '../../../api/contract/values.ts'
import { inDigits } from '../numberWords.ts'
import { part, type Said } from '../said.ts'
import type { Found } from './found.ts'

const around = /\b(?:todo|todos os|dias?|vencimento|vence|vencer|melhor|no|o|a|em|para|pra|pro|p|de|do|cada|mes|ser|pode|quero|prefiro|bota|coloca|pagar|pago|gostaria|seria|fica|ficar|bom|boa|otimo|marca|escolho|vou|vamos|que|seja|opcao|data|eu|e|eh|numero|por|com|acho bom|ta|sempre|mensal|mim|venca|vencesse|querer|vir|caia|mesmo|tb|tambem|fatura|the|th|of|month|day)\b/g

/** One of the days that are offered, in digits or words. */
export function readDueDay(said: Said): Found<'dueDate'> {
  if (/\b(?:util|depois|antes|ate|entre|recebo|salario|pagamento|cai|mega|reais|ultimo|\d+[/:]\d+|(?:\d+|dez|quinze|vinte|cinco) dias)\b/.test(said.plain)) return null
  const written = inDigits(said.plain.replace(/\bprimeiro\b|\b1[º°o]/g, '1').replace(/(\d)(?:st|nd|rd|th)\b/g, '$1')).replace(around, ' ').replace(/[.,;:!º°"'()-]/g, ' ').trim()
  const split = /^(?:no |todo |o |pode ser )?dia (\d{1,2})(?=\s*(?:,|\se)\s)/.exec(said.plain)
  if (!/^\d{1,3}$/.test(written)) return split ? { ...valueOf(Number(split[1])), rest: part(said, split[0].length) } : null
  return valueOf(Number(written))
}

const valueOf = (value: number) => (dueDays.some((day) => day === value) ? { value } : ({ reason: 'dueDate.unknown' } as const))
