import type { Drawing } from '../parseDrawingMarks.ts'

type Letters = readonly [string, string, string]

/** A mobile telephone and a house on one line, in three colours: the ground, the objects and their contents. */
function mobile([ground, paper, inner]: Letters, shown: (paper: string) => string): Drawing {
  return {
    marks: `
      rect ${ground} 0 0 600 600; tiles 0 0 l0_${inner} l1_${inner}; tiles 0 100 l1_${inner}; quarter ${inner} 600 0 200 1
      disc ${paper} 530 70 30; rect ${inner} 0 500 600 100
      line ${paper} 13 M0 528H600; line ${paper} 13 M0 554H600; line ${paper} 13 M0 580H600
      path ${paper} M310 500V320L440 200L570 320V500z; arch ${ground} 400 80 380 500; disc s 440 300 34
      path ${paper} M80 170A30 30 0 0 1 110 140H230A30 30 0 0 1 260 170V500H80z
      rect ${inner} 98 190 144 310; rect ${ground} 146 160 48 12
      line ${paper} 13 M170 334V470A30 30 0 0 0 200 500H420A20 20 0 0 0 440 480V334
      ${shown(paper)}`,
  }
}

const waves = (paper: string) => `disc s 170 300 34
  line ${paper} 10 M126 262A62 62 0 0 1 214 262; line ${paper} 10 M106 236A90 90 0 0 1 234 236`
const play = (paper: string) => `disc s 170 290 64; path ${paper} M150 254L210 290L150 326z`

/** The mobile line that comes with the fibre, with its signal or a playing video. */
export const mobiles = {
  'mobile-black': mobile(['a', 'p', 'u'], waves),
  'mobile-control': mobile(['u', 'p', 'a'], waves),
  'mobile-prepaid': mobile(['p', 'a', 'u'], waves),
  'mobile-black-play': mobile(['a', 'p', 'u'], play),
  'mobile-control-play': mobile(['u', 'p', 'a'], play),
  'mobile-prepaid-play': mobile(['p', 'a', 'u'], play),
} satisfies Record<string, Drawing>
