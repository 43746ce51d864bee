import Swiper from 'swiper'
import { A11y } from 'swiper/modules'

/** A row of slides that is dragged or moved step by step. */
export type Swiping = { back: () => void; on: () => void; stop: () => void }

type Options = { row: string; slide: string; place: string; onMove: (ends: Ends) => void }
export type Ends = { isFirst: boolean; isLast: boolean }

/** Makes a row of slides swipeable, without animation if motion is not wanted. */
export function createSwiper(frame: HTMLElement, { row, slide, place, onMove }: Options): Swiping {
  const tell = ({ isBeginning: isFirst, isEnd: isLast }: Swiper) => onMove({ isFirst, isLast })
  const swiper = new Swiper(frame, {
    modules: [A11y],
    wrapperClass: row,
    slideClass: slide,
    slidesPerView: 'auto',
    spaceBetween: 48,
    speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 400,
    threshold: 10,
    a11y: { slideLabelMessage: place },
    on: { init: tell, slideChange: tell, reachEnd: tell, fromEdge: tell, resize: tell },
  })
  return {
    back: () => void swiper.slidePrev(),
    on: () => void swiper.slideNext(),
    stop: () => swiper.destroy(),
  }
}
