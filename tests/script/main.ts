import { asText, saidAsText } from './asText.ts'
import { everythingSaid } from './places.ts'
import { talkAsText, talkCells, talkPlacesOnce } from './talkMatrix.ts'
import { theScript } from './theScript.ts'

process.stdout.write(
  `${[asText(theScript()), talkAsText(talkCells(talkPlacesOnce())), saidAsText(everythingSaid())].join('\n\n')}\n`,
)
