import type { ReactNode } from 'react'
import type { PictureName } from '../../api/contract/pictureName.ts'
import { pageTitle } from '../../content/texts/site/pageTitle.ts'
import { PrerenderedPicture } from '../../ui/art/PrerenderedPicture.tsx'
import { HeroBanner } from '../HeroBanner.tsx'
import { SitePage } from '../SitePage.tsx'
import styles from './SmallPage.module.css'

type Props = { title: string; lead: string; picture: PictureName; children: ReactNode }

/** A small page of the site with a banner of its title, text and picture. */
export function BannerPage({ title, lead, picture, children }: Props) {
  return (
    <SitePage title={pageTitle(title)}>
      <HeroBanner height="low" title={title} lead={lead} art={<PrerenderedPicture name={picture} />} />
      <div className={`wrap section ${styles.main}`}>{children}</div>
    </SitePage>
  )
}
