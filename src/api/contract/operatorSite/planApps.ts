import { allApps } from '../planApps.ts'
import { siteSettings } from './siteSettings.ts'

/** The apps that plans bring besides streaming, each with the least speed in Mega that has it. */
export const apps = allApps.filter(({ slug }) => siteSettings.apps.includes(slug))
