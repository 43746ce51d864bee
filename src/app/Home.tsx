import { use, useCallback } from 'react'
import { Navigate, useLocation } from 'react-router'
import { callErrors } from '../api/contract/callErrors.ts'
import type { Campaign } from '../content/campaign.ts'
import { Landing } from '../pages/landing/Landing.tsx'
import type { Checked, LandingData } from '../pages/landing/landingData.ts'
import { useCampaign } from '../ui/useCampaign.ts'
import { PageData } from './pageData.ts'
import { useLoaded } from './useLoaded.ts'

/** The home page, unless its campaign begins elsewhere. */
export function Component() {
  const campaign = useCampaign()
  const { pathname, search } = useLocation()
  return campaign.begins !== undefined && pathname === '/' ? <Navigate to={campaign.begins + search} replace /> : <Home campaign={campaign} pathname={pathname} />
}

/** Its plans and its coverage check; the code that asks the server comes when it is needed. */
function Home({ campaign, pathname }: { campaign: Campaign; pathname: string }) {
  const plans = useCallback(() => fetchPlans(campaign, firstSpeed(pathname)), [campaign, pathname])
  const { data, reload } = useLoaded(use(PageData).landing, plans)
  return <Landing data={data} onReload={reload} onCheck={check} />
}

/** An address that names a speed shows it first. */
const firstSpeed = (pathname: string) => speeds[pathname.split('/')[1] ?? '']
const speeds: Record<string, number> = { '700mb': 700, '500mb': 500, '1gb': 1000 }

const wire = () => import('./homeWire.ts')

const fetchPlans = (campaign: Campaign, first?: number): Promise<LandingData> => wire().then((home) => home.plans(campaign, first), () => ({ plans: [], error: callErrors.network }))

const check = (form: FormData): Promise<Checked> => wire().then((home) => home.check(form), () => noCode)

const noCode: Checked = { fault: { field: 'cep', text: callErrors.network, passing: true } }
