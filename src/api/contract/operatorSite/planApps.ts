import { allApps } from '../planApps.ts'
import { site } from './siteAsGiven.ts'

/** The apps that plans bring besides streaming, each with the least speed in Mega that has it. */
export const apps = allApps.filter(({ slug }) => site.apps.includes(slug))
