import { asPage } from './asPage.ts'
import { everythingSaid } from './places.ts'
import { theScript } from './theScript.ts'

export const html = asPage(theScript(), everythingSaid())
