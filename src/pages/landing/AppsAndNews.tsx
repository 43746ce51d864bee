import { Apps } from './Apps.tsx'
import { News } from './News.tsx'

/** Neighbours on the page, whose code comes as one file. */
export function AppsAndNews() {
  return (
    <>
      <Apps />
      <News />
    </>
  )
}
