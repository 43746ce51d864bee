import {
  streamingPageTexts as texts,
  type Series,
  type SeriesRow,
  type StreamingPage,
} from '../../content/streamingPages.ts'
import { AppIcon } from '../../ui/art/AppIcon.tsx'
import { SeriesArt } from '../../ui/art/SeriesArt.tsx'
import { PrerenderedPicture } from '../../ui/art/PrerenderedPicture.tsx'
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx'
import { classes } from '../../ui/classes.ts'
import { ScrollRow } from '../../ui/layout/ScrollRow.tsx'
import styles from './StreamingCampaign.module.css'

/** A streaming's series and its benefits with the fibre. Its banner links to the plans. */
export function StreamingCampaign({ page: { heading, lead, go, picture, rows, benefits } }: { page: StreamingPage }) {
  return (
    <div id="series">
      <section className={styles.banner}>
        <div className={`on-anil ${styles.words}`}>
          <h2>{heading}</h2>
          <p className="lead">{lead}</p>
          <div className="row">
            <ButtonLink href="#planos" look="signal" split icon="arrow">
              {go}
            </ButtonLink>
          </div>
        </div>
        <div className={`art ${styles.art}`}>
          <PrerenderedPicture key={picture} name={picture} />
        </div>
      </section>
      <div className={classes('section', styles.rows)}>
        {rows.map((row, at) => (
          <Row key={row.heading} {...row} plays={at === 0} />
        ))}
        <p className="wrap meta">{texts.catalogue}</p>
      </div>
      {benefits && <Benefits {...benefits} />}
    </div>
  )
}

/** Only the first row moves by itself, because two would be too much. */
function Row({ heading, series, plays }: SeriesRow & { plays: boolean }) {
  return (
    <ScrollRow
      heading={heading}
      back={texts.back(heading)}
      on={texts.on(heading)}
      {...(plays && { playing: texts.playing })}
    >
      <ul className={styles.row}>
        {series.map((one) => (
          <Poster key={one.title} {...one} />
        ))}
      </ul>
    </ScrollRow>
  )
}

function Poster({ title, text, art }: Series) {
  return (
    <li className={styles.poster}>
      <div className="art">
        <SeriesArt name={art} />
      </div>
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  )
}

function Benefits({ heading, lead, all }: NonNullable<StreamingPage['benefits']>) {
  return (
    <section className="section sunken">
      <div className="wrap">
        <div className="head">
          <h2>{heading}</h2>
          <p className="lead">{lead}</p>
        </div>
        <ul className={styles.benefits}>
          {all.map(({ title, text, icon }) => (
            <li key={title}>
              <AppIcon name={icon} className={styles.icon} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
