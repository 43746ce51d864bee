import { allApps } from '../sale/allApps.ts'
import { siteSettings } from './siteSettings.ts'

/** The apps of plans besides streaming, each with the slowest speed in Mega that has it. */
export const apps = allApps.filter(({ slug }) => siteSettings.apps.includes(slug))
