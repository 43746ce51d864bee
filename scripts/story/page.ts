import { asPage } from './asPage.ts'
import { theScript } from './theScript.ts'

export const html = asPage(theScript())
