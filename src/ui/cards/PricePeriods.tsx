import type { CSSProperties } from 'react'
import styles from './Offer.module.css'
import { Tiles } from '../art/Tiles.tsx'
import tileStyles from '../art/Tiles.module.css'

type Period = { price: string; text: string }
type Props = { months: number; total?: number; first: Period; then: Period }

/** The price over time: a tile for each month, filled for months with a discount. Both prices have the same size. */
export function PricePeriods({ months, total = 20, first, then }: Props) {
  const share: CSSProperties = { gridTemplateColumns: `${months}fr ${total - months}fr` }
  return (
    <div className={styles.terms} style={share}>
      <div>
        <Tiles map={wall(months, total)}>
          <path className={tileStyles.unset} d={outlines(months, total)} />
        </Tiles>
      </div>
      {[first, then].map(({ price, text }) => (
        <p key={text}>
          <b>{price}</b>
          {text}
        </p>
      ))}
    </div>
  )
}

function wall(months: number, total: number) {
  return Array.from({ length: total }, (_, month) => (month < months ? pieceOf(month, months) : 'b0__')).join(' ')
}

function pieceOf(month: number, months: number) {
  if (month === months - 1) return 'q1us'
  return `q${'013210'.charAt((month * 5) % 6)}${month % 2 === 1 ? 'ua' : 'au'}`
}

function outlines(months: number, total: number) {
  return Array.from({ length: total - months }, (_, at) => `M${(months + at) * 100 + 1} 1h98v98h-98z`).join('')
}
