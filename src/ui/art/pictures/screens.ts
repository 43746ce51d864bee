import type { Drawing } from '../parseDrawingMarks.ts'

export const screens = {
  play: {
    marks: `
      rect a 0 0 600 600
      tiles 0 0 l0ua l1ua l0ua l1ua l0ua l1ua / l1ua b0__ b0__ b0__ b0__ l0ua / l0ua b0__ b0__ b0__ b0__ l1ua / l1ua b0__ b0__ b0__ b0__ l0ua / l0ua b0__ b0__ b0__ b0__ l1ua / l1ua l0ua l1ua l0ua l1ua l0ua
      rect a 100 100 400 400; quarter u 98 98 112 0; quarter u 502 98 112 1; quarter u 502 502 112 2; quarter u 98 502 112 3
      disc s 300 300 190; path p M240 190L430 300L240 410z`,
  },
  film: {
    marks: `
      rect u 0 0 600 600; tiles -100 0 l0up l1up / l1up l0up / l0up l1up / l1up l0up / l0up l1up / l1up l0up
      tiles 500 0 l0up l1up / l1up l0up / l0up l1up / l1up l0up / l0up l1up / l1up l0up; rect a 100 0 400 600
      rect p 114 14 24 30; rect p 462 14 24 30; rect p 114 70 24 30; rect p 462 70 24 30; rect p 114 126 24 30
      rect p 462 126 24 30; rect p 114 182 24 30; rect p 462 182 24 30; rect p 114 238 24 30; rect p 462 238 24 30
      rect p 114 294 24 30; rect p 462 294 24 30; rect p 114 350 24 30; rect p 462 350 24 30; rect p 114 406 24 30
      rect p 462 406 24 30; rect p 114 462 24 30; rect p 462 462 24 30; rect p 114 518 24 30; rect p 462 518 24 30
      rect p 114 574 24 30; rect p 462 574 24 30; rect u 156 -90 288 172; half p 300 82 90 0; rect p 156 102 288 188
      half s 300 290 110 0; path u M156 290v-34a36 36 0 0 1 72 0a36 36 0 0 1 72 0a36 36 0 0 1 72 0a36 36 0 0 1 72 0v34z
      rect u 156 310 288 188; path p M216 498V410L300 338L384 410V498z; arch a 274 52 420 498; disc p 396 350 20
      rect p 156 518 288 100; half u 228 600 60 0; half s 372 600 60 0`,
  },
  popcorn: {
    marks: `
      rect a 0 0 600 600; tiles 0 0 l0au l1au l0au l1au l0au l1au; tiles 0 100 l1au / l0au / l1au / l0au / l1au
      tiles 500 100 l0au / l1au / l0au / l1au / l0au; disc p 210 236 46; disc p 390 236 46; disc p 300 206 60
      disc e 256 160 38; disc e 352 164 40; disc p 302 112 40; disc p 176 204 26; disc e 430 206 26; disc p 252 250 46
      disc p 346 250 46; path s M140 270H460L420 600H180z; path p M204 270H268L276 600H228zM332 270H396L372 600H324z
      disc a 300 420 70; rect p 286 378 28 84; rect p 258 406 84 28`,
  },
  football: {
    marks: `
      rect u 0 0 600 600; rect a 0 0 600 260; line u 6 M0 0V260; line u 6 M75 0V260; line u 6 M150 0V260
      line u 6 M225 0V260; line u 6 M300 0V260; line u 6 M375 0V260; line u 6 M450 0V260; line u 6 M525 0V260
      line u 6 M600 0V260; line u 6 M0 32H600; line u 6 M0 96H600; line u 6 M0 160H600; line u 6 M0 224H600
      rect p 0 252 600 16; line p 12 M0 520H600; line p 12 M170 520A130 130 0 0 0 430 520; quarter s 0 600 100 3
      disc p 300 330 170; path a M300 266L360.9 310.2L337.6 381.8L262.4 381.8L239.1 310.2z; line a 9 M300 266L300 212
      line a 9 M360.9 310.2L412.2 293.5; line a 9 M337.6 381.8L369.4 425.5; line a 9 M262.4 381.8L230.6 425.5
      line a 9 M239.1 310.2L187.8 293.5; path a M244.7 169.3A170 170 0 0 1 355.4 169.3L343 205.2L300 212L257 205.2z
      path a M435.8 227.7A170 170 0 0 1 470 333L432 332.3L412.2 293.5L405.4 250.6z
      path a M439.3 427.5A170 170 0 0 1 349.7 492.6L338.6 456.2L369.4 425.5L408.1 405.7z
      path a M250.3 492.6A170 170 0 0 1 160.7 427.5L191.9 405.7L230.6 425.5L261.4 456.2z
      path a M130 333A170 170 0 0 1 164.2 227.7L194.6 250.6L187.8 293.5L168 332.3z; line a 9 M343 205.2L405.4 250.6
      line a 9 M432 332.3L408.1 405.7; line a 9 M338.6 456.2L261.4 456.2; line a 9 M191.9 405.7L168 332.3
      line a 9 M194.6 250.6L257 205.2`,
  },
  television: {
    marks: `
      rect u 0 0 600 600; tiles 0 0 l0ua l1ua l0ua l1ua l0ua l1ua; rect a 60 150 480 300; rect p 84 174 432 252
      half s 300 426 150 0; path a M84 426v-60a72 72 0 0 1 144 0a72 72 0 0 1 144 0a72 72 0 0 1 144 0v60z; disc u 432 240 34
      rect a 280 450 40 40; rect a 200 486 200 18; rect m 0 504 600 96; rect p 60 530 120 40; disc s 84 550 8
      line p 9 M84 530V470; line p 9 M156 530V470`,
  },
  cinema: {
    marks: `
      rect a 0 0 600 600; disc s 500 100 60; tiles 0 0 l0au l1au / l1au l0au; path p M60 320L300 110L540 320V600H60z
      rect u 150 330 300 190; rect p 168 348 264 154; disc s 300 425 62; path p M280 388L338 425L280 462z
      rect a 240 520 120 18; rect u 0 580 600 20; disc u 300 240 40; rect p 296 200 8 80; rect p 260 236 80 8`,
  },
} satisfies Record<string, Drawing>
