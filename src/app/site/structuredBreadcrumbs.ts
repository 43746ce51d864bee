import type { Step } from '../../pages/area/areaTypes.ts'

/** A trail as search engines read it. The server completes the addresses where it knows its own. */
export const structuredBreadcrumbs = (trail: readonly Step[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, at) => ({ '@type': 'ListItem', position: at + 1, name, item: path })),
})
