import type { Drawing } from '../parseDrawingMarks.ts'

export const offers = {
  percent: {
    marks: `
      rect a 0 0 600 600; tiles 0 0 l0_u; tiles 100 0 l1_u; tiles 0 100 l0_u; tiles 500 500 l1_u; tiles 400 500 l0_u
      tiles 500 400 l1_u; quarter u 0 600 100 3; quarter u 600 0 100 1; line p 58 M448 118L152 482; ring s 190 200 100 40
      ring s 410 400 100 40`,
  },
  coin: {
    marks: `
      rect u 0 0 600 600; disc p 50 550 8; disc p 150 550 12.6; disc a 250 550 17.2; disc p 350 550 21.8
      disc p 450 550 26.4; disc a 550 550 31; disc p 50 450 12.6; disc a 150 450 17.2; disc p 250 450 21.8
      disc p 350 450 26.4; disc a 450 450 31; disc p 550 450 35.6; disc a 50 350 17.2; disc p 150 350 21.8
      disc p 250 350 26.4; disc a 350 350 31; disc p 450 350 35.6; disc p 550 350 40.2; disc p 50 250 21.8
      disc p 150 250 26.4; disc a 250 250 31; disc p 350 250 35.6; disc p 450 250 40.2; disc a 550 250 44.8
      disc p 50 150 26.4; disc a 150 150 31; disc p 250 150 35.6; disc p 350 150 40.2; disc a 50 50 31; disc p 150 50 35.6
      disc p 250 50 40.2; disc a 350 50 44.8; disc s 478 122 92; ring p 478 122 70 62; rect p 467 90 22 64
      rect p 446 111 64 22`,
  },
  badge: {
    marks: `
      tiles 0 0 l0up l1up l0up l1up l0up l1up / l1up l0up l1up l0up l1up l0up / l0up l1up l0up l1up l0up l1up / l1up l0up l1up l0up l1up l0up / l0up l1up l0up l1up l0up l1up / l1up l0up l1up l0up l1up l0up
      rect u 100 0 400 600; path s M196 0H252L318 170H282zM404 0H348L282 170H318z; rect a 282 160 36 36
      rect p 160 190 280 360; rect a 270 204 60 16; rect a 160 236 280 196; disc u 300 307.3 60.9
      arch s 233.8 132.3 372.4 432; rect j 285.3 345.1 29.4 35.7; half j 300 378.7 27.3 2; disc j 300 322 37.8
      path u M261.1 311.5A40.2 40.2 0 0 1 338.9 311.5z; disc a 286.4 325.1 3.8; disc a 313.6 325.1 3.8
      half p 300 335.6 9.4 2; rect a 190 456 160 18; rect u 190 488 110 14; rect u 190 514 150 14; quarter s 440 550 70 2`,
  },
  copper: {
    marks: `
      rect a 0 0 600 600; rect u 300 0 300 600; tiles 500 0 l0_a; tiles 400 0 l1_a; tiles 500 500 l1_a; tiles 400 500 l0_a
      tiles 0 0 q0_m; tiles 0 500 q3_m; line j 30 M-20 200A50 50 0 0 1 80 200A50 50 0 0 0 180 200A50 50 0 0 1 260 300
      line j 30 M-20 400A50 50 0 0 0 80 400A50 50 0 0 1 180 400A50 50 0 0 0 260 300
      line e 8 M-20 200A50 50 0 0 1 80 200A50 50 0 0 0 180 200A50 50 0 0 1 260 300
      line e 8 M-20 400A50 50 0 0 0 80 400A50 50 0 0 1 180 400A50 50 0 0 0 260 300; line p 18 M300 262H620
      line p 18 M300 300H620; line p 18 M300 338H620; disc p 300 300 112; disc s 300 300 76`,
  },
} satisfies Record<string, Drawing>
