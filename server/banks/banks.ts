import { getBanks } from '@brazilian-utils/brazilian-utils'
import type { Bank } from '../../src/api/contract/bank.ts'
import type { Handler } from '../http/calls/handlerContext.ts'
import type { Db } from '../db/database.ts'
import type { BankTable } from '../db/operatorTables.ts'
import { bankForms, bankNames } from './bankNamesAndFormats.ts'

/** Brokers, funds, development agencies, lenders without accounts, and banks being wound up. */
const withoutAccounts =
  /LIQUIDAÇÃO|CORRETORA|DISTRIBUIDORA|FUNDO GARANTIDOR|FOMENTO|EMPRÉSTIMO ENTRE|HIPOTEC|MICROEMPREENDEDOR|DE CÂMBIO|DESENVOLVIMENTO ECONOMICO|DE INVESTIMENTO/i
const legalForm =
  /[ ,-]+(?:S[./]?A\b|LTDA\b|SOCIEDADE (?:DE CR|AN)|INSTITUI..O DE PAG|CR.DITO,? FINANC|BANCO M.LTIPLO)/i

/** The institutions of the central bank's register that keep accounts, in order of code. */
export const accountBanks: Bank[] = getBanks()
  .filter(({ name }) => !withoutAccounts.test(name))
  .map(({ code, name }) => ({ id: code, code, name: bankNames[code] ?? titled(name), ...formsOf(code) }))

export const banks: Handler<'banks'> = async (_, { db }) => ({ banks: await banksOf(db) })

/** The banks that the operator imported, else those of the register. */
export async function banksOf(db: Db): Promise<Bank[]> {
  const rows = await db.selectFrom('banks').selectAll().orderBy('code').execute()
  return rows.length === 0 ? accountBanks : rows.map(bankOf)
}

function bankOf({ code, name, ...row }: BankTable): Bank {
  const { agency_digits, agency_check, account_digits, account_check } = row
  return {
    id: code,
    code,
    name,
    agency: agency_digits === null ? null : form([agency_digits, agency_check === 1]),
    account: account_digits === null ? null : form([account_digits, account_check === 1]),
  }
}

function formsOf(code: string): Pick<Bank, 'agency' | 'account'> {
  const known = bankForms[code]
  return known ? { agency: form(known.agency), account: form(known.account) } : { agency: null, account: null }
}

function form([digits, checkDigit]: readonly [number, boolean]) {
  return { digits, checkDigit }
}

/** A corporate name without its legal form, and not in capitals. */
function titled(name: string): string {
  const [bare = name] = name.replaceAll(/\s+/g, ' ').split(legalForm)
  return bare === bare.toUpperCase() ? bare.replaceAll(/[^\s()-]+/g, word) : bare
}

function word(text: string): string {
  if (/^(DE|DA|DO|DAS|DOS|E|EM|AO|À|PARA)$/.test(text)) return text.toLowerCase()
  if (/[0-9&.]/.test(text) || text.length <= 2 || !/[AEIOUÁÂÃÉÊÍÓÔÕÚ]/.test(text)) return text
  return text.charAt(0) + text.slice(1).toLowerCase()
}
