import { asText, saidAsText } from '../script/asText.ts'
import { everythingSaid } from '../script/places.ts'
import { talkAsText, talkCells, talkPlacesOnce } from '../script/talkMatrix.ts'
import { theScript } from '../script/theScript.ts'

process.stdout.write(
  `${[asText(theScript()), talkAsText(talkCells(talkPlacesOnce())), saidAsText(everythingSaid())].join('\n\n')}\n`,
)
