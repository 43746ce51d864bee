import { asText, saidAsText } from './script/asText.ts'
import { everythingSaid } from './script/places.ts'
import { theScript } from './script/theScript.ts'

process.stdout.write(`${asText(theScript())}\n\n${saidAsText(everythingSaid())}\n`)
