import { use } from 'react'
import { callErrors } from '../api/contract/callErrors.ts'
import { Landing } from '../pages/landing/Landing.tsx'
import type { Checked, LandingData } from '../pages/landing/landingData.ts'
import { PageData } from './pageData.ts'
import { useLoaded } from './useLoaded.ts'

/** The home page with its plans and its coverage check; the code that asks the server comes when it is needed. */
export function Component() {
  const { data, reload } = useLoaded(use(PageData).landing, plans)
  return <Landing data={data} onReload={reload} onCheck={check} />
}

const wire = () => import('./homeWire.ts')

const plans = (): Promise<LandingData> => wire().then((home) => home.plans(), () => ({ plans: [], error: callErrors.network }))

const check = (form: FormData): Promise<Checked> => wire().then((home) => home.check(form), () => noCode)

const noCode: Checked = { fault: { field: 'cep', text: callErrors.network, passing: true } }
