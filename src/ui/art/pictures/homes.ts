import type { Drawing } from '../parseDrawingMarks.ts'

export const homes = {
  house: {
    width: 800,
    height: 800,
    marks: `
      rect u 0 0 800 800; disc s 150 150 100; tiles 600 0 l0up l1up / l1up l0up; path a M540 240h260v380H540z
      rect p 572 280 40 44; rect p 644 280 40 44; rect p 716 280 40 44; rect p 572 360 40 44; rect s 644 360 40 44
      rect p 716 360 40 44; rect p 572 440 40 44; rect p 644 440 40 44; rect p 716 440 40 44; rect p 572 520 40 44
      rect p 644 520 40 44; rect p 716 520 40 44; path p M170 620V400L350 250L530 400V620z
      path s M130 412L350 228L570 412L546 440L350 276L154 440z; disc u 350 380 34; rect p 346 346 8 68; rect p 316 376 68 8
      arch a 210 86 450 620; rect e 380 450 110 110; disc m 424 498 20; half s 424 560 36 0; half a 424 496 21 0
      rect a 380 450 110 10; rect a 380 550 110 10; path a M590 600A54 54 0 0 1 536 546A54 54 0 0 1 590 600z
      path a M590 600A54 54 0 0 0 644 546A54 54 0 0 0 590 600z
      path a M590 600C566 564 566 540 590 516C614 540 614 564 590 600z; path s M567 600h46l-7.2 42h-31z
      rect a 0 620 800 180; line p 11 M0 660H800; line p 11 M0 690H800; line p 11 M0 720H800
      line p 11 M60 660A60 60 0 0 0 120 600V520A40 40 0 0 1 160 480H200; disc s 246 494 20; rect u 0 750 800 50`,
  },
  street: {
    width: 1200,
    height: 400,
    marks: `
      rect u 0 0 1200 400; disc s 110 90 70; path p M40 300V190L130 110L220 190V300z; arch a 106 50 210 300
      disc s 130 170 14; rect a 220 80 170 220; rect p 246 106 34 38; rect p 330 106 34 38; rect p 246 168 34 38
      rect e 330 168 34 38; rect p 246 230 34 38; rect p 330 230 34 38; path e M390 300V210H560V300z
      path s M380 210L475 140L570 210z; rect u 414 236 40 40; arch m 490 40 226 300; arch p 570 180 120 300
      arch a 636 50 200 300; disc u 660 168 18; rect m 800 170 12 130; disc a 806 150 60; disc a 770 176 38
      disc a 846 176 38; path p M870 300V170H1040V300z; rect s 860 150 190 24; rect u 890 196 50 44; rect e 970 196 50 104
      rect a 1040 50 160 250; rect p 1064 76 36 32; rect p 1136 76 36 32; rect p 1064 130 36 32; rect p 1136 130 36 32
      rect p 1064 184 36 32; rect p 1136 184 36 32; rect p 1064 238 36 32; rect p 1136 238 36 32; rect a 0 300 1200 100
      line p 9 M0 326H1200; line p 9 M0 348H1200; line p 9 M0 370H1200; line p 9 M100 326A30 30 0 0 0 130 296
      line p 9 M275 326A30 30 0 0 0 305 296; line p 9 M445 326A30 30 0 0 0 475 296; line p 9 M630 326A30 30 0 0 0 660 296
      line p 9 M925 326A30 30 0 0 0 955 296; line p 9 M1090 326A30 30 0 0 0 1120 296; arch s 692 53 246 302
      rect j 712 235 12 14; half j 718 249 11 2; disc j 718 226 15
      path a M702 222A16 16 0 0 1 734 222z; disc a 712 227 1.5; disc a 724 227 1.5
      half p 718 232 3.8 2; disc a 743 232 8.2; disc a 769 232 8.2; arch p 735 43 258 302
      rect j 751 250 9.5 12; half j 756 260 8.8 2; disc j 756 242 12; path a M743 239A13 13 0 0 1 769 239z
      disc a 752 243 1.2; disc a 760 243 1.2; half p 756 246 3.1 2`,
  },
  modem: {
    width: 600,
    height: 400,
    marks: `
      rect a 0 0 600 400; tiles 0 0 l0au / l1au / l0au / l1au; tiles 500 0 l1au / l0au / l1au / l0au
      line p 12 M210 110A128 128 0 0 1 390 110; line p 12 M180 76A170 170 0 0 1 420 76
      line p 12 M150 42A214 214 0 0 1 450 42; line p 16 M200 210V130; line p 16 M400 210V130; disc p 200 126 14
      disc p 400 126 14; path p M160 200H440V250A50 50 0 0 1 390 300H210A50 50 0 0 1 160 250z; disc s 206 250 14
      disc u 252 250 9; disc u 284 250 9; disc u 316 250 9; rect u 356 244 50 12; rect u 100 300 400 100
      rect s 100 300 400 10; line p 9 M270 400V300; line p 9 M300 400V300; line p 9 M330 400V300`,
  },
  installer: {
    height: 620,
    marks: `
      rect u 0 0 600 800; disc s 110 120 90; path p M330 800V330L465 200L600 330V800z; arch u 440 90 420 800
      tiles 400 700 l0pu l1pu; line p 8 M0 196H400; line p 8 M0 218H380; line p 8 M0 240H360; line s 16 M84 800L150 300
      line s 16 M174 800L240 300; line s 12 M146 345H234; line s 12 M137 415H225; line s 12 M128 485H216
      line s 12 M118 555H206; line s 12 M109 625H197; line s 12 M100 695H188; line s 12 M91 765H179
      arch a 261 138 231 411; arch a 231 198 372 800; rect m 309 333 42 51; half m 330 381 39 2; disc m 330 300 54
      path a M274 285A57 57 0 0 1 386 285z; disc a 310 304 5.4; disc a 350 304 5.4; half p 330 320 14 2
      rect a 261 291 18 105; rect a 381 291 18 105; half s 330 284 62 0; rect s 258 276 144 14; rect p 322 226 16 26
      line u 70 M262 450C222 520 206 530 200 560; line a 56 M262 446C222 520 206 530 200 556; disc m 198 566 30
      line u 70 M398 450C440 520 450 560 440 620; line a 56 M398 446C440 520 450 560 440 616; disc m 438 628 28
      line p 8 M292 372L330 470L368 372; rect p 296 470 70 92; disc m 331 506 17; half u 331 548 26 0; rect s 312 552 38 6
      rect s 231 690 198 18; rect p 316 684 30 30; ring p 440 660 54 42; ring p 440 660 36 28`,
  },
} satisfies Record<string, Drawing>
