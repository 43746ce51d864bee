import type { Drawing } from '../parseDrawingMarks.ts'

export const people = {
  family: {
    width: 800,
    height: 800,
    marks: `
      rect u 0 0 800 800; tiles 0 0 l0up l1up l0up l1up l0up l1up l0up l1up; rect p 60 140 260 260; rect u 76 156 228 228
      disc s 190 270 72; path a M76 384v-44a57 57 0 0 1 114 0a57 57 0 0 1 114 0v44z; rect p 184 156 12 228
      line p 10 M0 420H540A36 36 0 0 0 576 384V280; line p 10 M0 444H552A48 48 0 0 0 600 396V280
      line p 10 M0 468H564A60 60 0 0 0 624 408V280; rect a 500 270 240 14; rect p 530 190 150 80; rect u 548 208 8 44
      disc s 654 231 11; line p 9 M552 190V146; line p 9 M658 190V146; arch a 40 720 500 800; arch a -10 140 590 800
      arch a 670 140 590 800; arch p 184 195 466 800; rect m 260 426 43 53; half m 282 476 40 2
      disc m 282 392 56; path a M225 376A59 59 0 0 1 339 376z; disc a 262 397 5.6; disc a 302 397 5.6
      half p 282 412 14 2; disc a 488 387 87; arch e 394 189 480 800; rect j 467 441 42 51; half j 488 489 39 2
      disc j 488 408 54; path a M432 393A57 57 0 0 1 544 393z; disc a 468 412 5.4; disc a 508 412 5.4
      half p 488 428 14 2; disc p 648 427 27; arch u 563 170 565 800; rect j 629 530 38 46
      half j 648 573 35 2; disc j 648 500 49; path p M598 486A52 52 0 0 1 698 486z; disc a 630 504 4.9
      disc a 666 504 4.9; half p 648 518 12 2; ring a 626 505 18 12; ring a 670 505 18 12
      rect a 643 503 11 5.4; disc a 98 496 28; disc a 186 496 28; arch s 70 145 585 800
      rect m 126 555 32 39; half m 142 592 30 2; disc m 142 530 41
      path a M100 518A44 44 0 0 1 185 518z; disc a 127 534 4.1; disc a 157 534 4.1; half p 142 545 10 2
      disc a 348 606 26; disc a 416 606 26; disc a 360 576 26; disc a 404 576 26; disc a 344 636 22; disc a 420 636 22
      arch u 319 126 658 800; rect j 368 632 28 34; half j 382 664 26 2; disc j 382 610 36
      path a M345 600A38 38 0 0 1 419 600z; disc a 369 613 3.6; disc a 395 613 3.6; half p 382 623 9 2
      rect a 96 690 104 70; rect p 105 699 86 52; half s 148 751 24 0; disc m 96 726 17; disc m 200 726 17
      rect a 0 784 800 16`,
  },
  grandmother: {
    marks: `
      rect s 0 0 600 600; tiles 0 0 l0sp l1sp l0sp l1sp l0sp l1sp; arch a 70 460 130 600; arch u 40 110 380 600
      arch u 450 110 380 600; disc p 300 165 30; arch u 206 189 318 600; rect e 279 279 42 51; half e 300 327 39 2
      disc e 300 246 54; path p M244 231A57 57 0 0 1 356 231z; disc a 280 250 5.4; disc a 320 250 5.4
      half p 300 266 14 2; ring a 276 252 20 14; ring a 324 252 20 14; rect a 294 249 12 6; disc p 246 262 7
      disc p 354 262 7; line a 68 M214 420C180 520 220 540 270 530; line a 68 M386 420C420 520 380 540 330 530
      line u 54 M214 416C184 520 220 540 270 530; line u 54 M386 416C416 520 380 540 330 530; rect a 206 420 188 136
      rect p 218 432 164 112; disc j 300 482 26; half s 300 544 48 0; half a 300 480 28 0; disc e 204 500 22
      disc e 396 500 22`,
  },
  balcony: {
    marks: `
      rect u 0 0 600 600; disc s 480 110 80; rect a 0 150 110 450; rect p 20 180 26 30; rect p 64 180 26 30
      rect p 20 240 26 30; rect p 64 240 26 30; rect p 20 300 26 30; rect p 64 300 26 30; rect p 20 360 26 30
      rect p 64 360 26 30; rect p 20 420 26 30; rect p 64 420 26 30; rect a 470 260 130 340; rect p 492 290 26 30
      rect p 546 290 26 30; rect p 492 350 26 30; rect p 546 350 26 30; rect p 492 410 26 30; rect p 546 410 26 30
      rect p 110 60 10 540; tiles -60 0 l0pu / l1pu / l0pu / l1pu / l0pu / l1pu; line a 23 M248 211V353
      line a 23 M352 211V353; arch p 209 183 290 600; rect m 280 252 41 49; half m 300 298 38 2
      disc m 300 220 52; path a M246 206A56 56 0 0 1 354 206z; disc a 281 224 5.2; disc a 319 224 5.2
      half p 300 239 13 2; line u 64 M222 372C196 500 250 520 352 452; line p 52 M222 372C196 496 256 506 340 452
      line m 34 M330 460L372 432; rect a 346 330 74 124; rect e 356 344 54 90; disc m 378 438 24
      line p 8 M372 330A50 50 0 0 1 422 280H600; line p 8 M396 330A26 26 0 0 1 422 304H600; rect a 0 500 600 14
      rect a 4 514 10 86; rect a 44 514 10 86; rect a 84 514 10 86; rect a 124 514 10 86; rect a 164 514 10 86
      rect a 204 514 10 86; rect a 244 514 10 86; rect a 284 514 10 86; rect a 324 514 10 86; rect a 364 514 10 86
      rect a 404 514 10 86; rect a 444 514 10 86; rect a 484 514 10 86; rect a 524 514 10 86; rect a 564 514 10 86
      rect a 604 514 10 86; path a M70 480A63 63 0 0 1 7 417A63 63 0 0 1 70 480z
      path a M70 480A63 63 0 0 0 133 417A63 63 0 0 0 70 480z; path a M70 480C42 438 42 410 70 382C98 410 98 438 70 480z
      path s M43 480h53l-8.4 49h-36z`,
  },
} satisfies Record<string, Drawing>
