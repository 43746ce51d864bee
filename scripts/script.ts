import { asText } from './story/asText.ts'
import { theScript } from './story/theScript.ts'

process.stdout.write(`${asText(theScript())}\n`)
