import type { Drawing } from '../parseDrawingMarks.ts'

export const regions = {
  gourd: {
    marks: `
      rect u 0 0 600 600; disc s 476 124 98; quarter a 0 600 260 3; half a 470 600 200 0; tiles 0 0 l0up l1up / l1up l0up
      line p 22 M330 150L398 34H452
      path m M196 176H404C404 250 372 262 372 312C440 350 452 396 448 432A148 132 0 0 1 152 432C148 396 160 350 228 312C228 262 196 250 196 176z
      path p M190 150H410V190H190z; half j 300 152 96 0; disc e 262 128 12; disc e 310 108 12; disc e 346 134 12
      line p 22 M330 150L352 112; tiles 200 360 l0_e; tiles 300 360 l1_e; rect a 230 548 140 52; line p 10 M230 560H370`,
  },
  convent: {
    marks: `
      rect u 0 0 600 600; disc s 120 120 80; path a M210 470V420A190 190 0 0 1 590 420V470z; rect a 590 400 10 70
      rect p 330 172 150 72; path s M318 172L405 122L492 172z; rect p 350 112 32 62; path s M344 112L366 84L388 112z
      arch a 352 28 194 244; arch a 392 28 194 244; arch a 432 28 194 244; rect a 300 240 220 30; tiles 300 300 l0_u
      tiles 400 300 l1_u; path p M0 330A420 420 0 0 1 250 370V388A400 400 0 0 0 0 348z; rect p 30 336 10 150
      rect p 90 343 10 143; rect p 150 350 10 136; rect p 210 357 10 129; rect p 0 470 600 130; half u 50 520 50 0
      half u 150 520 50 0; half u 250 520 50 0; half u 350 520 50 0; half u 450 520 50 0; half u 550 520 50 0
      half a 0 570 50 0; half a 100 570 50 0; half a 200 570 50 0; half a 300 570 50 0; half a 400 570 50 0
      half a 500 570 50 0; half a 600 570 50 0; rect a 0 568 600 40`,
  },
  avenue: {
    marks: `
      rect u 0 0 600 600; disc s 150 150 90; rect a 0 250 90 350; rect a 440 190 160 410
      path p M230 600V130H250V90H262V40H268V90H280V130H300V600z; rect a 244 160 14 400; rect a 272 160 14 400
      rect p 330 330 250 34; rect p 330 470 250 34; rect s 320 310 22 290; rect s 568 310 22 290; rect a 342 364 226 106
      rect p 356 382 26 70; rect p 396 382 26 70; rect p 436 382 26 70; rect p 476 382 26 70; rect p 516 382 26 70
      rect p 16 280 22 26; rect p 16 340 22 26; rect p 16 400 22 26; rect p 16 460 22 26; rect p 52 280 22 26
      rect p 52 340 22 26; rect p 52 400 22 26; rect p 52 460 22 26; rect p 470 215 22 26; rect p 470 265 22 26
      rect p 520 215 22 26; rect p 520 265 22 26; rect p 560 215 22 26; rect p 560 265 22 26
      path j M100 600V420A55 55 0 0 1 210 420V600z; rect e 140 450 30 30; rect e 140 510 30 30; rect a 0 560 600 40
      line p 8 M0 572H600; line p 8 M0 588H600`,
  },
} satisfies Record<string, Drawing>
