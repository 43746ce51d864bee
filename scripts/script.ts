import { asText, saidAsText } from './story/asText.ts'
import { everythingSaid } from './story/places.ts'
import { theScript } from './story/theScript.ts'

process.stdout.write(`${asText(theScript())}\n\n${saidAsText(everythingSaid())}\n`)
